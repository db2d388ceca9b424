import type { ReactNode } from 'react';
import { ContactLinks } from '@/components/contact/ContactLinks/ContactLinks';
import { ContactBar } from '@/components/layout/ContactBar/ContactBar';
import { Section } from '@/components/layout/Section/Section';
import { Cases } from '@/components/sections/Cases/Cases';
import { CheckedList, type CheckedListProps } from '@/components/sections/CheckedList/CheckedList';
import { CrossLinks } from '@/components/sections/CrossLinks/CrossLinks';
import { Features, type FeaturesProps } from '@/components/sections/Features/Features';
import { Hero } from '@/components/sections/Hero/Hero';
import { Prices } from '@/components/sections/Prices/Prices';
import { Process } from '@/components/sections/Process/Process';
import { Reviews } from '@/components/sections/Reviews/Reviews';
import { Text } from '@/components/ui/objects/Text';
import { StructuredData } from '@/components/ui/StructuredData/StructuredData';
import { Scene } from '@/components/ui/TradeDrawing/TradeDrawing';
import { business, contacts, content, messenger, phone } from '@/content';
import { papers, pathOf, type ServiceRouteId, serviceRouteIds } from '@/lib/routes';
import { pageGraph } from '@/lib/structured-data';
import { ContactSection } from './ContactSection';

type ServicePageProps = {
  id: ServiceRouteId;
  example?: ReactNode;
  /** Shares the first screen with the hero. */
  works?: ReactNode;
};

/** Sets the sections that all service pages have around those of one. */
export function ServicePage({ id, example, works }: ServicePageProps) {
  const page = content[id];
  const { teaser, hero, benefits, prices, others, callout } = page;
  const local = 'local' in page && page.local;
  const process = 'process' in page && page.process;
  const graph = pageGraph(business, content.site.menu.home, pathOf(id), teaser.title);
  const links = serviceRouteIds
    .filter((routeId) => routeId !== id)
    .map((routeId) => ({
      href: pathOf(routeId),
      paper: papers[routeId],
      ...content[routeId].teaser,
    }));
  const cases = content.cases.items.filter(({ page }) => page === id);
  // The report and the case that a review links to are on home.
  const reviews = content.reviews.items
    .filter(({ page }) => page === id)
    .map((review) => ({ ...review, report: undefined, case: undefined }));
  const proof = { ...content.cases, items: [...cases, ...reviews] };
  // Beside the prices a band would be one with theirs.
  const proofTone = local || process ? 'band' : undefined;
  return (
    <>
      <StructuredData graph={graph} />
      <Hero page={id} person={content.site.person} {...hero}>
        {example}
      </Hero>
      <ContactBar
        labels={content.site.header}
        phone={phone}
        messenger={messenger}
        late={Boolean(works)}
      />
      {works}
      {id === 'contextual' ? (
        <CheckedFeatures
          id="benefits"
          heading={benefits}
          rows={content.contextual.benefits.queries.map(({ query, wanted }) => ({
            value: query,
            isWanted: wanted,
          }))}
        />
      ) : (
        <Features id="benefits" heading={benefits} scene={<Scene name={id} />} />
      )}
      <Section id="prices" heading={prices} tone="band" paper={papers[id]}>
        <Prices button={hero.primary} included={content.services.included} {...prices} />
      </Section>
      {local && (
        <CheckedFeatures
          id="local"
          heading={local}
          drawing="map"
          rows={local.card.map((row) => ({ ...row, isWanted: true }))}
        />
      )}
      {process && (
        <Section id="process" heading={process} entries={process.steps}>
          <Process steps={process.steps} />
        </Section>
      )}
      <Section id="proof" heading={proof} tone={proofTone} className="screen-only">
        {cases.length > 0 && <Cases {...content.cases} items={cases} />}
        {reviews.length > 0 && <Reviews {...content.reviews} badge="" items={reviews} />}
      </Section>
      <Section id="others" heading={others} className="screen-only">
        <CrossLinks items={links} />
      </Section>
      <Section id="callout" heading={callout} beside="third" tone="night" className="screen-only">
        <Text>{callout.text}</Text>
        <ContactLinks links={contacts} action />
      </Section>
      <ContactSection paper={papers[id]} />
    </>
  );
}

type CheckedFeaturesProps = CheckedListProps & {
  id: string;
  heading: FeaturesProps['heading'];
};

/** A list takes the place of the features where there are none. */
function CheckedFeatures({ id, heading, ...list }: CheckedFeaturesProps) {
  const checkedList = list.rows.length > 0 && <CheckedList {...list} />;
  return heading.items.length > 0 ? (
    <Features id={id} heading={heading} scene={checkedList} />
  ) : (
    <Section id={id} heading={heading} below={checkedList} />
  );
}
