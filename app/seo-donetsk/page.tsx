import { FeatureGrid } from '@/components/FeatureGrid/FeatureGrid';
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

const { meta, local } = content.seo;

export const metadata = pageMetadata('seo', meta, siteIdentity);

export default function SeoPage() {
  return (
    <>
      <ServiceData id="seo" />
      <ServiceHero id="seo" />
      <ServiceBenefits id="seo" />
      <ServicePrices id="seo" />
      <Section id="local" title={local.title} intro={local.intro} layout="above">
        <FeatureGrid items={local.points} columns="three" />
      </Section>
      <ServiceClosing id="seo" />
    </>
  );
}
