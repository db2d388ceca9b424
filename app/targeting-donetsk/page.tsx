import { FeedAd } from '@/components/HeroExample/FeedAd';
import { Platforms } from '@/components/Platforms/Platforms';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { exhibit, platforms } = content.targeting;

export const metadata = metadataOf('targeting');

export default function TargetingPage() {
  return (
    <ServicePage
      id="targeting"
      example={exhibit && <FeedAd {...exhibit} />}
      sections={[
        {
          id: 'platforms',
          heading: platforms,
          entries: platforms.items,
          children: <Platforms items={platforms.items} />,
        },
      ]}
    />
  );
}
