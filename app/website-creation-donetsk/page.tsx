import { Portfolio } from '@/components/Portfolio/Portfolio';
import { Process } from '@/components/Process/Process';
import { Section } from '@/components/Section/Section';
import { SiteTypes } from '@/components/SiteTypes/SiteTypes';
import { Stats } from '@/components/Stats/Stats';
import { content } from '@/content';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { hero, portfolio, types, process, stats } = content.websites;

export const metadata = metadataOf('websites');

export default function WebsitesPage() {
  const works = portfolio.items.length > 0 && (
    <Section id="works" heading={portfolio} layout="low">
      <Portfolio {...portfolio} />
      <Stats items={[...hero.facts, ...stats]} layout="row" />
    </Section>
  );
  return (
    <ServicePage id="websites" works={works}>
      <Section id="types" heading={types} entries={types.items} layout="above">
        <SiteTypes items={types.items} />
      </Section>
      <Section id="process" heading={process} entries={process.steps}>
        <Process steps={process.steps} />
      </Section>
    </ServicePage>
  );
}
