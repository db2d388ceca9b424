import type { Graph, ProfessionalService, Thing } from 'schema-dts';
import { formatNumber, NO_BREAK_SPACE } from './format';
import { formatTime, type WorkingHours } from './working-hours';

type Site = { brand: string; city: string; region: string; hours: WorkingHours };

export type Business = ReturnType<typeof describeBusiness>;

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

/** Names the site for search results. Questions and prices get no markup, because no search engine shows it. */
export function homeGraph(business: Business): Graph {
  const { id, url, name } = business;
  const publisher = { '@id': id };
  const website = { '@type': 'WebSite', '@id': `${url}#website`, url, name, publisher } as const;
  return graphOf(business, { ...website, inLanguage: 'ru' });
}

/** Describes the way from the home page to another one. */
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
