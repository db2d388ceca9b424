import { MapCard } from '@/components/sections/HeroExample/MapCard';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { example } = content.seo;

export const metadata = metadataOf('seo');

export default function SeoPage() {
  return <ServicePage id="seo" example={example && <MapCard {...example} />} />;
}
