import { FeedAd } from '@/components/Exhibit/FeedAd';
import { Platforms } from '@/components/Platforms/Platforms';
import { Section } from '@/components/Section/Section';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { exhibit, platforms } = content.targeting;

export const metadata = metadataOf('targeting');

export default function TargetingPage() {
  return (
    <ServicePage id="targeting" exhibit={exhibit && <FeedAd {...exhibit} />}>
      <Section id="platforms" heading={platforms} entries={platforms.items}>
        <Platforms items={platforms.items} />
      </Section>
    </ServicePage>
  );
}
