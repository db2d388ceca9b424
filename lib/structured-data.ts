import type { Graph, Offer, ProfessionalService, Thing } from 'schema-dts';
import { formatNumber, NO_BREAK_SPACE } from './format';
import { formatTime, type WorkingHours } from './working-hours';

type Site = { brand: string; city: string; region: string; hours: WorkingHours };

export type Business = ReturnType<typeof describeBusiness>;

/** A price in whole rubles; one without `max` is a price «от». */
export type Amount = { min: number; max?: number | undefined; monthly: boolean };

const PRICE = /^(от\s|\+)?(\d[\d\s]*)(?:[–-](\d[\d\s]*))?\s₽/;

/** Reads the price at the start of a text: «от 45 000 ₽», «15 000–24 000 ₽», «5 000 ₽/мес». */
export function readAmount(price: string, note = ''): Amount | undefined {
  const [, prefix = '', from, to = from] = PRICE.exec(price) ?? [];
  if (from === undefined) return undefined;
  const rubles = (digits = '') => Number(digits.replace(/\s/g, ''));
  return {
    min: rubles(from),
    max: prefix.startsWith('от') ? undefined : rubles(to),
    monthly: /\/мес|в\sмесяц/.test(`${price} ${note}`),
  };
}

type PriceCard = { name: string; amount?: Amount | undefined };
type Service = { description: string; prices: readonly PriceCard[] };
type Page = { path: string; name: string; service?: Service };

/** Describes the business for JSON-LD and microdata. The address has no trailing slash, prices are whole rubles. */
export function describeBusiness(siteUrl: string, site: Site, prices: number[], phone?: string) {
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
    telephone: phone,
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

export function homeGraph(business: Business, faq: Record<'question' | 'answer', string>[]): Graph {
  const { id, url, name } = business;
  const publisher = { '@id': id };
  const website = { '@type': 'WebSite', '@id': `${url}#website`, url, name, publisher } as const;
  const questions: Thing = {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return graphOf(business, { ...website, inLanguage: 'ru' }, faq.length > 0 && questions);
}

/** Describes a page below the home page, and the service that it sells. A card without an amount is no offer. */
export function pageGraph(business: Business, home: string, { path, name, service }: Page): Graph {
  const item = business.url.replace(/\/$/, path);
  const offers = service?.prices.flatMap(offersOf);
  return graphOf(
    business,
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: home, item: business.url },
        { '@type': 'ListItem', position: 2, name, item },
      ],
    },
    service && {
      '@type': 'Service',
      '@id': `${item}#service`,
      url: item,
      name,
      description: service.description,
      provider: { '@id': business.id },
      areaServed: business.node.areaServed,
      offers: offers?.length ? offers : undefined,
    },
  );
}

function graphOf({ node }: Business, ...others: (Thing | false | undefined)[]): Graph {
  const shown = others.filter((one): one is Thing => Boolean(one));
  return { '@context': 'https://schema.org', '@graph': [node, ...shown] };
}

/** Writes an amount as an offer: a price, a range, a price «от» or a monthly price. */
function offersOf({ name, amount }: PriceCard): Offer[] {
  if (!amount) return [];
  const { min, max, monthly } = amount;
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(min === max ? { price: min } : { minPrice: min, maxPrice: max }),
    priceCurrency: 'RUB',
    // The UN/CEFACT code of a month.
    unitCode: monthly ? 'MON' : undefined,
  } as const;
  return [{ '@type': 'Offer', name, priceSpecification }];
}
