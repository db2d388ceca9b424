import type { ReactNode } from 'react';
import { Callout } from '@/components/Callout/Callout';
import { ContactBar } from '@/components/ContactBar/ContactBar';
import { CrossLinks } from '@/components/CrossLinks/CrossLinks';
import { FeatureGrid } from '@/components/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/Hero/Hero';
import { Prices } from '@/components/Prices/Prices';
import { Section } from '@/components/Section/Section';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { business, contacts, content, phone } from '@/content';
import { papers, pathOf, type ServiceRouteId, serviceRouteIds } from '@/lib/routes';
import { serviceGraph } from '@/lib/structured-data';
import { numbered, type PageSection } from './numbered';
import { SiteContact } from './SiteContact';

type ServicePageProps = {
  id: ServiceRouteId;
  example?: ReactNode;
  /** Shares the first screen with the hero, and shows its facts. */
  works?: PageSection | false;
  sections: readonly PageSection[];
};

/** Sets the sections that all service pages have around those of one. */
export function ServicePage({ id, example, works, sections }: ServicePageProps) {
  const { meta, teaser, hero, benefits, prices, others, callout } = content[id];
  const graph = serviceGraph(business, content.site.menu.home, {
    path: pathOf(id),
    name: teaser.title,
    description: meta.description,
    prices: prices.items,
  });
  const links = serviceRouteIds
    .filter((other) => other !== id)
    .map((other) => ({ href: pathOf(other), paper: papers[other], ...content[other].teaser }));
  const shown = numbered([
    ...(works ? [works] : []),
    { id: 'benefits', heading: benefits, children: <FeatureGrid {...benefits} /> },
    {
      id: 'prices',
      heading: prices,
      // Two cards fit beside the heading.
      layout: prices.items.length === 2 ? 'beside' : 'above',
      tone: 'band',
      paper: papers[id],
      children: <Prices button={hero.primary} items={prices.items} />,
    },
    ...sections,
    {
      id: 'others',
      heading: others,
      layout: 'above',
      screenOnly: true,
      children: <CrossLinks items={links} />,
    },
  ]);
  return (
    <>
      <StructuredData graph={graph} />
      <Hero
        page={id}
        person={content.site.person}
        {...hero}
        facts={works ? [] : hero.facts}
        compact={Boolean(works)}
      >
        {example}
      </Hero>
      <ContactBar labels={content.site.header} phone={phone} />
      {shown.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <Callout {...callout} contacts={contacts} />
      <SiteContact number={shown.length + 1} />
    </>
  );
}
