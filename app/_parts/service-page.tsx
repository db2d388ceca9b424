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

type PageProps = { id: ServiceRouteId };

/** The page for search engines: its service with the prices of its cards. */
export function ServiceData({ id }: PageProps) {
  const { meta, teaser, prices } = content[id];
  const page = {
    path: pathOf(id),
    name: teaser.title,
    description: meta.description,
    prices: prices.items,
  };
  return <StructuredData graph={serviceGraph(business, content.site.menu.home, page)} />;
}

export function ServiceHero({ id }: PageProps) {
  const { hero } = content[id];
  return (
    <Hero
      {...hero}
      primary={{ label: hero.primary, href: '#contact' }}
      secondary={{ label: hero.secondary, href: pathOf('calculator') }}
    />
  );
}

export function ServiceBenefits({ id }: PageProps) {
  const { benefits } = content[id];
  return (
    <Section id="benefits" title={benefits.title} intro={benefits.intro}>
      <FeatureGrid items={benefits.items} />
    </Section>
  );
}

export function ServicePrices({ id }: PageProps) {
  const { prices, hero } = content[id];
  return (
    // Three cards need the page's whole width; one or two stand beside the title.
    <Section
      id="prices"
      title={prices.title}
      intro={prices.intro}
      layout={prices.items.length > 2 ? 'above' : 'beside'}
      tone="band"
    >
      <Prices button={hero.primary} items={prices.items} />
    </Section>
  );
}

/** What a service page ends with: the other pages, the direct ways and the form. */
export function ServiceClosing({ id }: PageProps) {
  const { others, callout } = content[id];
  const links = serviceRouteIds
    .filter((other) => other !== id)
    .map((other) => ({ href: pathOf(other), ...content[other].teaser }));
  return (
    <>
      <Section id="others" title={others.title} screenOnly>
        <CrossLinks items={links} />
      </Section>
      <Callout title={callout.title} text={callout.text} contacts={contacts} />
      <SiteContact />
    </>
  );
}
