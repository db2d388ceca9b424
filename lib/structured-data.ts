import type { Graph, Offer, ProfessionalService, Thing } from 'schema-dts';
import { formatNumber, NO_BREAK_SPACE } from './format';
import { formatTime, type WorkingHours } from './working-hours';

type BusinessFacts = {
  /** The address of the site, absolute, without a trailing slash. */
  siteUrl: string;
  site: { brand: string; city: string; region: string; hours: WorkingHours };
  telephone: string | undefined;
  /** Whole rubles. */
  prices: readonly number[];
};

export type Business = ReturnType<typeof describeBusiness>;

/** The path of a page and its name in the breadcrumbs. */
type Page = { path: string; name: string };

/** A price in whole rubles; one without `max` is a price «от». */
export type Amount = { min: number; max?: number | undefined; monthly: boolean };

type PriceCard = { name: string; amount?: Amount | undefined };

/** Describes the business for JSON-LD on each page and microdata in the contact section. */
export function describeBusiness({ siteUrl, site, telephone, prices }: BusinessFacts) {
  const { brand: name, city, region, hours } = site;
  const id = `${siteUrl}/#business`;
  const url = `${siteUrl}/`;
  const [opens, closes] = [hours.opens, hours.closes].map((time) =>
    formatTime(time).padStart(5, '0'),
  );
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map(formatNumber);
  const node = {
    '@type': 'ProfessionalService',
    '@id': id,
    url,
    name,
    telephone,
    // The business has no office, so it has no street.
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: region },
    areaServed: [
      { '@type': 'City', name: city },
      { '@type': 'AdministrativeArea', name: region },
    ],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      opens,
      closes,
    },
    priceRange: `${lowest}–${highest}${NO_BREAK_SPACE}₽`,
    image: `${siteUrl}/share/home.png`,
    logo: `${siteUrl}/icon-512.png`,
  } satisfies ProfessionalService;
  return { id, url, name, city, region, node, openingHours: `Mo-Su ${opens}-${closes}` };
}

/** Describes the home page: the business, the site and the questions on the page. */
export function homeGraph(
  business: Business,
  questions: readonly { question: string; answer: string }[],
): Graph {
  const { id, url, name } = business;
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }));
  const faq: Thing = { '@type': 'FAQPage', '@id': `${url}#faq`, mainEntity };
  return graphOf(
    business,
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      url,
      name,
      inLanguage: 'ru',
      publisher: { '@id': id },
    },
    ...(questions.length > 0 ? [faq] : []),
  );
}

/** Describes a page without a service of its own. */
export function innerGraph(business: Business, home: string, page: Page): Graph {
  return graphOf(business, breadcrumbs(business, home, page));
}

/** Describes a service page with its prices. A card without an amount is no offer. */
export function serviceGraph(
  business: Business,
  home: string,
  page: Page & { description: string; prices: readonly PriceCard[] },
): Graph {
  const url = addressOf(business, page);
  const offers = page.prices.flatMap(offersOf);
  const service: Thing = {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: page.name,
    description: page.description,
    provider: { '@id': business.id },
    areaServed: business.node.areaServed,
    offers: offers.length > 0 ? offers : undefined,
  };
  return graphOf(business, service, breadcrumbs(business, home, page));
}

/** Writes a graph for a script element. Without a `<` no text can close the element. */
export function writeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function graphOf({ node }: Business, ...others: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': [node, ...others] };
}

function breadcrumbs(business: Business, home: string, page: Page): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, item: business.url },
      { '@type': 'ListItem', position: 2, name: page.name, item: addressOf(business, page) },
    ],
  };
}

function addressOf({ url }: Business, { path }: Page): string {
  return url.replace(/\/$/, path);
}

/** Writes an amount as an offer: a price, a range, a price «от» or a monthly price. */
function offersOf({ name, amount }: PriceCard): Offer[] {
  if (!amount) return [];
  const { min, max, monthly } = amount;
  const offer = { '@type': 'Offer', name } as const;
  const price = {
    ...(min === max ? { price: min } : { minPrice: min, maxPrice: max }),
    priceCurrency: 'RUB',
  };
  // MON is the UN/CEFACT code of a month.
  const perMonth = { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' } as const;
  if (monthly) return [{ ...offer, priceSpecification: perMonth }];
  if (min === max) return [{ ...offer, ...price }];
  return [{ ...offer, priceSpecification: { '@type': 'PriceSpecification', ...price } }];
}
