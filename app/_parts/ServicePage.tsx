import type { ReactNode } from 'react';
import { Cases } from '@/components/Cases/Cases';
import { ContactBar } from '@/components/ContactBar/ContactBar';
import { ContactLinks } from '@/components/ContactLinks/ContactLinks';
import { CrossLinks } from '@/components/CrossLinks/CrossLinks';
import { FeatureGrid } from '@/components/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/Hero/Hero';
import { Text } from '@/components/objects/Text';
import { Prices } from '@/components/Prices/Prices';
import { Process } from '@/components/Process/Process';
import { Reviews } from '@/components/Reviews/Reviews';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { Scene } from '@/components/TradeDrawing/Scene';
import { business, contacts, content, phone } from '@/content';
import { papers, pathOf, type ServiceRouteId, serviceRouteIds } from '@/lib/routes';
import { pageGraph } from '@/lib/structured-data';
import { contactSection } from './contact-section';
import { type PageSection, Sections } from './Sections';

type ServicePageProps = {
  id: ServiceRouteId;
  example?: ReactNode;
  /** Shares the first screen with the hero, and shows its facts. */
  works?: PageSection | false;
};

/** Sets the sections that all service pages have around those of one. */
export function ServicePage({ id, example, works }: ServicePageProps) {
  const page = content[id];
  const { teaser, hero, benefits, prices, others, callout } = page;
  const own: PageSection[] = [];
  if ('local' in page) {
    const { local } = page;
    own.push({
      id: 'local',
      heading: local,
      entries: local.points,
      beside: true,
      margin: <Scene name="map" />,
      children: <FeatureGrid items={local.points} />,
    });
  }
  if ('process' in page) {
    const { steps } = page.process;
    const children = <Process steps={steps} />;
    own.push({ id: 'process', heading: page.process, entries: steps, children });
  }
  const graph = pageGraph(business, content.site.menu.home, pathOf(id), teaser.title);
  const links = serviceRouteIds
    .filter((other) => other !== id)
    .map((other) => ({ href: pathOf(other), paper: papers[other], ...content[other].teaser }));
  const cases = content.cases.items.filter(({ page }) => page === id);
  // The report and the case that a review links to are on home.
  const reviews = content.reviews.items
    .filter(({ page }) => page === id)
    .map((review) => ({ ...review, report: undefined, case: undefined }));
  const shown = cases.length > 0 ? content.cases : content.reviews;
  const proof = { ...shown, items: [...cases, ...reviews] };
  const sections: PageSection[] = [
    ...(works ? [works] : []),
    {
      id: 'benefits',
      heading: benefits,
      beside: true,
      margin: <Scene name={id} />,
      children: <FeatureGrid {...benefits} />,
    },
    {
      id: 'prices',
      heading: prices,
      tone: 'band',
      paper: papers[id],
      margin: prices.remark && <Text kind="written">{prices.remark}</Text>,
      children: <Prices button={hero.primary} items={prices.items} />,
    },
    ...own,
    {
      id: 'proof',
      heading: proof,
      // Beside the prices it would be one band with them.
      tone: own.length > 0 ? 'band' : undefined,
      screenOnly: true,
      children: (
        <>
          {cases.length > 0 && <Cases {...content.cases} items={cases} />}
          {reviews.length > 0 && <Reviews {...content.reviews} badge="" items={reviews} />}
        </>
      ),
    },
    { id: 'others', heading: others, screenOnly: true, children: <CrossLinks items={links} /> },
    {
      id: 'callout',
      heading: callout,
      beside: true,
      tone: 'night',
      screenOnly: true,
      children: (
        <>
          <Text>{callout.text}</Text>
          <ContactLinks links={contacts} />
        </>
      ),
    },
    contactSection,
  ];
  return (
    <>
      <StructuredData graph={graph} />
      <Hero page={id} person={content.site.person} {...hero} facts={works ? [] : hero.facts}>
        {example}
      </Hero>
      <ContactBar labels={content.site.header} phone={phone} late={Boolean(works)} />
      <Sections list={sections} />
    </>
  );
}
