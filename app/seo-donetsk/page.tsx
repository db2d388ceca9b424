import { MapCard } from '@/components/Exhibit/MapCard';
import { FeatureGrid } from '@/components/FeatureGrid/FeatureGrid';
import { Section } from '@/components/Section/Section';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { exhibit, local } = content.seo;

export const metadata = metadataOf('seo');

export default function SeoPage() {
  return (
    <ServicePage id="seo" exhibit={exhibit && <MapCard {...exhibit} />}>
      <Section id="local" heading={local} entries={local.points}>
        <FeatureGrid items={local.points} />
      </Section>
    </ServicePage>
  );
}
