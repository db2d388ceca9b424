import type { Graph, ProfessionalService, Thing } from 'schema-dts';
import { formatNumber, formatRubles } from './format';
import {
  comingDaysOff,
  type DaysOff,
  formatTime,
  runsOf,
  type WorkingHours,
} from './working-hours';

/** By ISO 3166. Prices, phone numbers and laws of the site are Russian. */
const COUNTRY = 'RU';

type Site = { brand: string; city: string; region: string; hours: WorkingHours };

export type Business = ReturnType<typeof describeBusiness>;

type BusinessFacts = {
  /** Without a trailing slash. */
  siteUrl: string;
  site: Site;
  /** In whole rubles. */
  prices: readonly number[];
  phone?: string | undefined;
  /** In milliseconds since the epoch. Days off before it are left out. */
  now: number;
};

/** Describes the business for JSON-LD and microdata. */
export function describeBusiness({ siteUrl, site, prices, phone, now }: BusinessFacts) {
  const { brand: name, city, region, hours } = site;
  const id = `${siteUrl}/#business`;
  const url = `${siteUrl}/`;
  const daysOff = comingDaysOff(hours, now);
  const breaks = daysOff.map(describeBreak);
  const node = {
    '@type': 'ProfessionalService',
    '@id': id,
    url,
    name,
    ...(phone && { telephone: phone }),
    // The business has no office, so it has no street.
    address: {
      '@type': 'PostalAddress',
      addressCountry: COUNTRY,
      addressLocality: city,
      addressRegion: region,
    },
    areaServed: [
      { '@type': 'City', name: city },
      { '@type': 'AdministrativeArea', name: region },
    ],
    openingHoursSpecification: runsOf(hours).map(describeRun),
    ...(breaks.length > 0 && { specialOpeningHoursSpecification: breaks }),
    priceRange: rangeOf(prices),
    image: `${siteUrl}/share/home.png`,
    logo: `${siteUrl}/icon-512.png`,
  } satisfies ProfessionalService;
  const openingHours = runsOf(hours).map(writeRun);
  return { id, url, name, country: COUNTRY, city, region, node, openingHours, daysOff, breaks };
}

function rangeOf(prices: readonly number[]): string {
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  return lowest === highest
    ? formatRubles(lowest)
    : `${formatNumber(lowest)}–${formatRubles(highest)}`;
}

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type Run = ReturnType<typeof runsOf>[number];

const isoTime = (minutes: number) => formatTime(minutes).padStart(5, '0');

function describeRun({ first, last, opens, closes }: Run) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WEEKDAYS.slice(first, last + 1),
    opens: isoTime(opens),
    closes: isoTime(closes),
  } as const;
}

/** Opening and closing at midnight tells search engines that the business is closed. */
function describeBreak({ from, to }: DaysOff) {
  const midnight = '00:00';
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens: midnight,
    closes: midnight,
  } as const;
}

/** Writes hours as microdata has them: `Mo-Fr 09:00-21:00`. */
function writeRun({ first, last, opens, closes }: Run): string {
  const days = [...new Set([first, last])].map((day) => WEEKDAYS[day]?.slice(0, 2));
  return `${days.join('-')} ${isoTime(opens)}-${isoTime(closes)}`;
}

/** Names the site for search results. Questions and prices get no markup, because no search engine shows it. */
export function homeGraph(business: Business): Graph {
  const { id, url, name } = business;
  const publisher = { '@id': id };
  const website = { '@type': 'WebSite', '@id': `${url}#website`, url, name, publisher } as const;
  return graphOf(business, { ...website, inLanguage: 'ru' });
}

/** Describes the breadcrumbs of a page. */
export function pageGraph(business: Business, home: string, path: string, name: string): Graph {
  return graphOf(business, {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, item: business.url },
      { '@type': 'ListItem', position: 2, name, item: business.url.replace(/\/$/, path) },
    ],
  });
}

function graphOf({ node }: Business, about: Thing): Graph {
  return { '@context': 'https://schema.org', '@graph': [node, about] };
}
