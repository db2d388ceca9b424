import { Portfolio } from '@/components/Portfolio/Portfolio';
import { Section } from '@/components/Section/Section';
import { content } from '@/content';
import { papers } from '@/lib/routes';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { portfolio, stats } = content.websites;

export const metadata = metadataOf('websites');

export default function WebsitesPage() {
  return (
    <ServicePage
      id="websites"
      works={
        portfolio.items.length > 0 && (
          <Section id="works" heading={portfolio} paper={papers.websites} raised>
            <Portfolio {...portfolio} stats={stats} />
          </Section>
        )
      }
    />
  );
}
