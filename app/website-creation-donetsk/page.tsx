import { Portfolio } from '@/components/Portfolio/Portfolio';
import { Process } from '@/components/Process/Process';
import { Section } from '@/components/Section/Section';
import { SiteTypes } from '@/components/SiteTypes/SiteTypes';
import { Stats } from '@/components/Stats/Stats';
import { content, settings, siteIdentity } from '@/content';
import { pageMetadata } from '@/lib/metadata';
import {
  ServiceBenefits,
  ServiceClosing,
  ServiceData,
  ServiceHero,
  ServicePrices,
} from '../_parts/service-page';

const { meta, portfolio, types, process, stats } = content.websites;

export const metadata = pageMetadata('websites', meta, siteIdentity);

export default function WebsitesPage() {
  return (
    <>
      <ServiceData id="websites" />
      <ServiceHero id="websites" />
      <Section id="works" title={portfolio.title} intro={portfolio.intro} layout="above">
        <Portfolio
          basePath={settings.basePath}
          categories={portfolio.categories}
          items={portfolio.items}
        />
        <Stats items={stats} layout="row" />
      </Section>
      <ServiceBenefits id="websites" />
      <ServicePrices id="websites" />
      <Section id="types" title={types.title} intro={types.intro}>
        <SiteTypes items={types.items} />
      </Section>
      <Section id="process" title={process.title} intro={process.intro}>
        <Process steps={process.steps} />
      </Section>
      <ServiceClosing id="websites" />
    </>
  );
}
