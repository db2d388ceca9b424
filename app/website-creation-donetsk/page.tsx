import { Section } from '@/components/layout/Section/Section';
import { Portfolio } from '@/components/sections/Portfolio/Portfolio';
import { Process } from '@/components/sections/Process/Process';
import { content } from '@/lib/content';
import { FeaturesSection } from '../_parts/FeaturesSection';
import { metadataOf } from '../_parts/page-metadata';
import { ServicePage } from '../_parts/ServicePage';

const { portfolio, stats, benefits, process } = content.websites;

const hasWorks = portfolio.items.length + stats.length > 0;

export const metadata = metadataOf('websites');

export default function WebsitesPage() {
  return (
    <ServicePage
      id="websites"
      works={hasWorks && <Portfolio {...portfolio} stats={stats} />}
      benefits={<FeaturesSection id="benefits" copy={benefits} scene="websites" />}
      details={
        <Section id="process" copy={process} entries={process.steps}>
          <Process steps={process.steps} />
        </Section>
      }
    />
  );
}
