import { Portfolio } from '@/components/sections/Portfolio/Portfolio';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { portfolio, stats } = content.websites;

export const metadata = metadataOf('websites');

export default function WebsitesPage() {
  const hasWorks = portfolio.items.length + stats.length > 0;
  const works = hasWorks && <Portfolio {...portfolio} stats={stats} />;
  return <ServicePage id="websites" works={works} />;
}
