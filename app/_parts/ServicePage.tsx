import type { ReactNode } from 'react';
import { Callout } from '@/components/Callout/Callout';
import { CrossLinks } from '@/components/CrossLinks/CrossLinks';
import { FeatureGrid } from '@/components/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/Hero/Hero';
import { Prices } from '@/components/Prices/Prices';
import { Section } from '@/components/Section/Section';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { business, contacts, content } from '@/content';
import { pathOf, type ServiceRouteId, serviceRouteIds } from '@/lib/routes';
import { serviceGraph } from '@/lib/structured-data';
import { SiteContact } from './SiteContact';

type ServicePageProps = {
  id: ServiceRouteId;
  /** Beside the headline. */
  exhibit?: ReactNode;
  /** The section right after the hero, with which it shares the first screen; it shows the facts of the hero too. */
  works?: ReactNode;
  /** Sections after the prices. */
  children: ReactNode;
};

/** What the service pages have in common, around the sections that only one of them has. */
export function ServicePage({ id, exhibit, works, children }: ServicePageProps) {
  const { meta, teaser, hero, benefits, prices, others, callout } = content[id];
  const graph = serviceGraph(business, content.site.menu.home, {
    path: pathOf(id),
    name: teaser.title,
    description: meta.description,
    prices: prices.items,
  });
  const links = serviceRouteIds
    .filter((other) => other !== id)
    .map((other) => ({ href: pathOf(other), ...content[other].teaser }));
  return (
    <>
      <StructuredData graph={graph} />
      <Hero
        {...hero}
        facts={works ? [] : hero.facts}
        compact={Boolean(works)}
        href="#contact"
        secondaryHref={pathOf('calculator')}
      >
        {exhibit}
      </Hero>
      {works}
      <Section id="benefits" heading={benefits} entries={benefits.items}>
        <FeatureGrid items={benefits.items} />
      </Section>
      {/* Three cards need the whole width of the page; one or two fit beside the heading. */}
      <Section
        id="prices"
        heading={prices}
        entries={prices.items}
        layout={prices.items.length > 2 ? 'above' : 'beside'}
        tone="band"
      >
        <Prices button={hero.primary} items={prices.items} />
      </Section>
      {children}
      <Section id="others" heading={others} layout="above" screenOnly>
        <CrossLinks items={links} />
      </Section>
      <Callout {...callout} contacts={contacts} />
      <SiteContact />
    </>
  );
}
