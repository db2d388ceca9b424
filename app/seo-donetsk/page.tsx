import { MapCard } from '@/components/sections/HeroExample/MapCard';
import { content } from '@/lib/content';
import { CheckedFeaturesSection } from '../_parts/CheckedFeaturesSection';
import { FeaturesSection } from '../_parts/FeaturesSection';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { example, benefits, local } = content.seo;

const cardRows = local.card.map((row) => ({ ...row, isWanted: true }));

export const metadata = metadataOf('seo');

export default function SeoPage() {
  return (
    <ServicePage
      id="seo"
      example={example && <MapCard {...example} words={content.reviews.words} />}
      benefits={<FeaturesSection id="benefits" copy={benefits} scene="seo" />}
      details={<CheckedFeaturesSection id="local" copy={local} scene="map" rows={cardRows} />}
    />
  );
}
