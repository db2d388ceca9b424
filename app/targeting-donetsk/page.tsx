import { FeedAd } from '@/components/sections/HeroExample/FeedAd';
import { content } from '@/lib/content';
import { FeaturesSection } from '../_parts/FeaturesSection';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { example, benefits } = content.targeting;

export const metadata = metadataOf('targeting');

export default function TargetingPage() {
  return (
    <ServicePage
      id="targeting"
      example={example && <FeedAd {...example} />}
      benefits={<FeaturesSection id="benefits" copy={benefits} scene="targeting" />}
    />
  );
}
