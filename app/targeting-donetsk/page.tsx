import { Platforms } from '@/components/Platforms/Platforms';
import { Section } from '@/components/Section/Section';
import { content, siteIdentity } from '@/content';
import { pageMetadata } from '@/lib/metadata';
import {
  ServiceBenefits,
  ServiceClosing,
  ServiceData,
  ServiceHero,
  ServicePrices,
} from '../_parts/service-page';

const { meta, platforms } = content.targeting;

export const metadata = pageMetadata('targeting', meta, siteIdentity);

export default function TargetingPage() {
  return (
    <>
      <ServiceData id="targeting" />
      <ServiceHero id="targeting" />
      <ServiceBenefits id="targeting" />
      <ServicePrices id="targeting" />
      <Section id="platforms" title={platforms.title} intro={platforms.intro}>
        <Platforms items={platforms.items} />
      </Section>
      <ServiceClosing id="targeting" />
    </>
  );
}
