import { Process } from '@/components/Process/Process';
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

const { meta, process } = content.contextual;

export const metadata = pageMetadata('contextual', meta, siteIdentity);

export default function ContextualPage() {
  return (
    <>
      <ServiceData id="contextual" />
      <ServiceHero id="contextual" />
      <ServiceBenefits id="contextual" />
      <ServicePrices id="contextual" />
      <Section id="process" title={process.title} intro={process.intro}>
        <Process steps={process.steps} />
      </Section>
      <ServiceClosing id="contextual" />
    </>
  );
}
