import { ContactBar } from '@/components/layout/ContactBar/ContactBar';
import { Section, SectionFrame, SectionHead } from '@/components/layout/Section/Section';
import { Cases } from '@/components/sections/Cases/Cases';
import { Comparison } from '@/components/sections/Comparison/Comparison';
import { Contract } from '@/components/sections/Contract/Contract';
import { Faq } from '@/components/sections/Faq/Faq';
import { Hero } from '@/components/sections/Hero/Hero';
import { MonthlyResults } from '@/components/sections/MonthlyResults/MonthlyResults';
import { Niches } from '@/components/sections/Niches/Niches';
import { Offers } from '@/components/sections/Offers/Offers';
import { Privacy } from '@/components/sections/Privacy/Privacy';
import { ReportSheet } from '@/components/sections/ReportSheet/ReportSheet';
import { Reviews } from '@/components/sections/Reviews/Reviews';
import { SeoText } from '@/components/sections/SeoText/SeoText';
import { ServiceCards } from '@/components/sections/ServiceCards/ServiceCards';
import { WeeklyReport } from '@/components/sections/WeeklyReport/WeeklyReport';
import { Works } from '@/components/sections/Works/Works';
import { Figures } from '@/components/ui/objects/Figures';
import { StructuredData } from '@/components/ui/StructuredData/StructuredData';
import { business, content, messenger, phone, settings } from '@/lib/content';
import { servicesWith, weeklyFee } from '@/lib/lead-costs';
import { homeGraph } from '@/lib/structured-data';
import { ContactSection } from './_parts/ContactSection';
import { FeaturesSection } from './_parts/FeaturesSection';
import { metadataOf } from './_parts/page-metadata';

const {
  home,
  comparison,
  services,
  prices,
  cases,
  results,
  reviews,
  guarantees,
  faq,
  offers,
  privacy,
} = content;

export const metadata = metadataOf('home');

const { sheet } = home.hero;
const { niches } = home;
const statistics = niches.stats.length > 0 && (
  <Figures items={niches.stats} layout="quarters" size="price" />
);
const works = content.websites.portfolio;
const { report } = home.advantages;
const hasReport = report && report.rows.length + report.plan.items.length > 0;
const { person } = content.site;
const reported = results.clients.find(({ id }) => id === report?.client);
const fee = weeklyFee(servicesWith(reported?.services ?? [], prices.services));
const [lead] = results.words.lead;

/** A site with visit statistics mentions them in its policy. */
const policy = settings.metrikaId
  ? { ...privacy.policy, paragraphs: [...privacy.policy.paragraphs, privacy.counter.policy] }
  : privacy.policy;
const documents = content.contact.consent === 'checkbox' ? [privacy.consent, policy] : [policy];

export default function HomePage() {
  return (
    <>
      <StructuredData graph={homeGraph(business)} />
      <Hero page="home" person={person} proof={sheet && niches.stats.slice(0, 2)} {...home.hero}>
        {sheet && (
          <ReportSheet
            sheet={sheet}
            results={results}
            cases={cases.items}
            services={prices.services}
          />
        )}
      </Hero>
      <ContactBar labels={content.site.header} phone={phone} messenger={messenger} />
      {niches.items.length > 0 ? (
        <Section id="niches" copy={niches} beside="third" margin={statistics}>
          <Niches {...niches} />
        </Section>
      ) : (
        <Section id="niches" copy={niches} entries={niches.stats} beside="third">
          {statistics}
        </Section>
      )}
      <FeaturesSection
        id="about"
        copy={home.advantages}
        scene="home"
        below={
          hasReport && (
            <WeeklyReport {...report} person={person} fee={fee} lead={lead} sale={reported?.sale} />
          )
        }
      />
      <Section id="comparison" copy={comparison} entries={comparison.rows} tone="band">
        <Comparison {...comparison} />
      </Section>
      <Section id="services" copy={services} below={works.items.length > 0 && <Works {...works} />}>
        {services.items.length > 0 && <ServiceCards {...services} />}
      </Section>
      <Section id="seo" copy={home.seo} entries={home.seo.paragraphs} beside="third">
        <SeoText {...home.seo} />
      </Section>
      <Section id="cases" copy={cases} tone="band">
        <Cases {...cases} of={reviews.words.of} />
      </Section>
      <Section id="results" copy={results} entries={results.clients}>
        <MonthlyResults {...results} services={prices.services} />
      </Section>
      <Section id="reviews" copy={reviews} opening="label">
        <Reviews {...reviews} items={reviews.items} phone={phone} />
      </Section>
      {guarantees.items.length > 0 && (
        <SectionFrame id="guarantees">
          <Contract
            {...guarantees}
            person={person}
            heading={<SectionHead id="guarantees" copy={guarantees} opening="inSheet" />}
          />
        </SectionFrame>
      )}
      <Section id="faq" copy={faq} beside="third">
        <Faq labels={faq.labels} items={faq.items} />
      </Section>
      <Section id="offers" copy={offers} opening="poster" tone="night">
        <Offers {...offers} />
      </Section>
      <ContactSection />
      <Privacy copy={privacy} documents={documents} phone={phone} email={settings.email} />
    </>
  );
}
