import type { ReactNode } from 'react';
import { ContactBar } from '@/components/layout/ContactBar/ContactBar';
import { Section } from '@/components/layout/Section/Section';
import { Cases } from '@/components/sections/Cases/Cases';
import { CrossLinks } from '@/components/sections/CrossLinks/CrossLinks';
import { Hero } from '@/components/sections/Hero/Hero';
import { Prices } from '@/components/sections/Prices/Prices';
import { Reviews } from '@/components/sections/Reviews/Reviews';
import { Button } from '@/components/ui/Button/Button';
import { Text } from '@/components/ui/objects/Text';
import { StructuredData } from '@/components/ui/StructuredData/StructuredData';
import { business, content, messenger, phone } from '@/lib/content';
import { papers, pathOf, type ServiceRouteId, serviceRouteIds } from '@/lib/routes';
import { pageGraph } from '@/lib/structured-data';
import { ContactSection } from './ContactSection';

type ServicePageProps = {
  id: ServiceRouteId;
  benefits: ReactNode;
  /** Goes into the hero. */
  example?: ReactNode;
  /** Shares the first screen with the hero. */
  works?: ReactNode;
  /** Sections of this page alone, after the prices. */
  details?: ReactNode;
};

/** Draws a service page: its own sections, and those that all service pages share. */
export function ServicePage({ id, benefits, example, works, details }: ServicePageProps) {
  const { teaser, hero, prices, others, callout } = content[id];
  const graph = pageGraph(business, content.site.menu.home, pathOf(id), teaser.title);
  const links = serviceRouteIds
    .filter((routeId) => routeId !== id)
    .map((routeId) => ({
      href: pathOf(routeId),
      paper: papers[routeId],
      ...content[routeId].teaser,
    }));
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
      {benefits}
      <Section id="prices" copy={prices} tone="band" paper={papers[id]}>
        <Prices button={hero.primary} included={content.services.included} {...prices} />
      </Section>
      {details}
      {/* The prices above already have a coloured band, so without details in between this section has none. */}
      <ProofSection id={id} tone={details ? 'band' : undefined} />
      <Section id="others" copy={others} className="screen-only">
        <CrossLinks items={links} />
      </Section>
      <Section id="callout" copy={callout} beside="third" tone="night" className="screen-only">
        <Text>{callout.text}</Text>
        <div>
          <Button href="#contact" data-subject={callout.message}>
            {callout.button}
          </Button>
        </div>
      </Section>
      <ContactSection paper={papers[id]} />
    </>
  );
}

/** The cases and reviews that name the page. */
function ProofSection({ id, tone }: { id: ServiceRouteId; tone: 'band' | undefined }) {
  const cases = content.cases.items.filter(({ page }) => page === id);
  // The report and the case that a review links to are on the home page.
  const reviews = content.reviews.items
    .filter(({ page }) => page === id)
    .map((review) => ({ ...review, report: undefined, case: undefined }));
  return (
    <Section
      id="proof"
      copy={content.cases}
      entries={[...cases, ...reviews]}
      tone={tone}
      className="screen-only"
    >
      {cases.length > 0 && <Cases {...content.cases} items={cases} of={content.reviews.words.of} />}
      {reviews.length > 0 && <Reviews {...content.reviews} badge="" items={reviews} />}
    </Section>
  );
}
