import { Cases } from '@/components/Cases/Cases';
import { Comparison } from '@/components/Comparison/Comparison';
import { Faq } from '@/components/Faq/Faq';
import { FeatureGrid } from '@/components/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/Hero/Hero';
import { MonthlyResults } from '@/components/MonthlyResults/MonthlyResults';
import { Niches } from '@/components/Niches/Niches';
import { Offers } from '@/components/Offers/Offers';
import { Privacy } from '@/components/Privacy/Privacy';
import { ReportSheet } from '@/components/ReportSheet/ReportSheet';
import { Reviews } from '@/components/Reviews/Reviews';
import { Section } from '@/components/Section/Section';
import { SeoText } from '@/components/SeoText/SeoText';
import { ServiceCards } from '@/components/ServiceCards/ServiceCards';
import { Stats } from '@/components/Stats/Stats';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { business, contacts, content, settings, siteIdentity } from '@/content';
import { caseCategories } from '@/content/schema';
import { formatCount } from '@/lib/format';
import { pageMetadata } from '@/lib/metadata';
import { pathOf } from '@/lib/routes';
import { homeGraph } from '@/lib/structured-data';
import { SiteContact } from './_parts/SiteContact';

const { home, comparison, services, cases, results, reviews, guarantees, faq, offers, privacy } =
  content;

export const metadata = pageMetadata('home', home.meta, siteIdentity);

const caseTabs = ['all', ...caseCategories].map((id) => ({ id, label: cases.tabs[id as 'all'] }));
const sheetMonths = results.clients.find(({ id }) => id === home.hero.sheet.client)?.months ?? [];
const phone = contacts.find(({ type }) => type === 'phone');

/** A site that counts visits says so. */
const policy = settings.metrikaId
  ? { ...privacy.policy, paragraphs: [...privacy.policy.paragraphs, privacy.counter.policy] }
  : privacy.policy;

export default function HomePage() {
  return (
    <>
      <StructuredData graph={homeGraph(business, faq.items)} />
      <Hero
        {...home.hero}
        primary={{ label: home.hero.primary, href: '#contact' }}
        secondary={{ label: home.hero.secondary, href: pathOf('calculator') }}
      >
        <ReportSheet {...home.hero.sheet} months={sheetMonths} />
      </Hero>
      <Section id="niches" title={home.niches.title} intro={home.niches.intro}>
        <Niches items={home.niches.items} />
        <Stats items={home.niches.stats} layout="pairs" />
      </Section>
      <Section id="about" title={home.advantages.title} intro={home.advantages.intro}>
        <FeatureGrid items={home.advantages.items} />
      </Section>
      <Section
        id="comparison"
        title={comparison.title}
        intro={comparison.intro}
        tone="band"
        layout="above"
      >
        <Comparison {...comparison} />
      </Section>
      <Section id="services" title={services.title} intro={services.intro} layout="above">
        <ServiceCards
          more={services.more}
          items={services.items.map((item) => ({ ...item, href: pathOf(item.page) }))}
        />
      </Section>
      <Section id="seo" title={home.seo.title} intro={home.seo.intro}>
        <SeoText paragraphs={home.seo.paragraphs} />
      </Section>
      <Section id="cases" title={cases.title} intro={cases.intro} layout="above" tone="band">
        <Cases
          tabsLabel={cases.tabs.label}
          tabs={caseTabs}
          button={cases.button}
          items={cases.items}
        />
      </Section>
      <Section id="results" title={results.title} intro={results.intro} layout="above">
        <MonthlyResults
          columns={results.columns}
          charts={results.charts}
          total={results.total}
          conclusion={results.conclusion}
          clients={results.clients.map((client) => ({
            ...client,
            period: formatCount(client.months.length, ['месяц', 'месяца', 'месяцев']),
          }))}
        />
      </Section>
      <Section id="reviews" title={reviews.title} intro={reviews.intro}>
        <Reviews {...reviews} phone={phone} />
      </Section>
      <Section id="guarantees" title={guarantees.title} intro={guarantees.intro}>
        <FeatureGrid items={guarantees.items} />
      </Section>
      <Section id="faq" title={faq.title} intro={faq.intro}>
        <Faq items={faq.items} />
      </Section>
      <Section id="offers" title={offers.title} intro={offers.intro} layout="above" tone="night">
        <Offers button={offers.button} items={offers.items} />
      </Section>
      <SiteContact />
      <Privacy {...privacy} policy={policy} phone={phone} email={settings.email} />
    </>
  );
}
