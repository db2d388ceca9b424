import { Portfolio } from '@/components/Portfolio/Portfolio';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { hero, portfolio, stats } = content.websites;

export const metadata = metadataOf('websites');

export default function WebsitesPage() {
  return (
    <ServicePage
      id="websites"
      works={
        portfolio.items.length > 0 && {
          id: 'works',
          heading: portfolio,
          children: <Portfolio {...portfolio} stats={[...hero.facts, ...stats]} />,
        }
      }
    />
  );
}
