import { Figures } from '@/components/objects/Figures';
import { Portfolio } from '@/components/Portfolio/Portfolio';
import { Process } from '@/components/Process/Process';
import { SiteTypes } from '@/components/SiteTypes/SiteTypes';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { hero, portfolio, types, process, stats } = content.websites;

export const metadata = metadataOf('websites');

export default function WebsitesPage() {
  return (
    <ServicePage
      id="websites"
      works={
        portfolio.items.length > 0 && {
          id: 'works',
          heading: portfolio,
          layout: 'low',
          children: (
            <>
              <Portfolio {...portfolio} />
              <Figures items={[...hero.facts, ...stats]} layout="fit" size="figure" />
            </>
          ),
        }
      }
      sections={[
        {
          id: 'types',
          heading: types,
          entries: types.items,
          layout: 'above',
          children: <SiteTypes items={types.items} />,
        },
        {
          id: 'process',
          heading: process,
          entries: process.steps,
          children: <Process steps={process.steps} />,
        },
      ]}
    />
  );
}
