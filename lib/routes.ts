/** The pages of the site, in the order of the menu, with their papers. Every list of pages comes from here. */
export const routes = [
  { id: 'home', path: '/', paper: undefined },
  { id: 'calculator', path: '/calculator/', paper: 'kraft' },
  { id: 'targeting', path: '/targeting-donetsk/', paper: 'rose' },
  { id: 'contextual', path: '/contextual-advertising-donetsk/', paper: 'yellow' },
  { id: 'websites', path: '/website-creation-donetsk/', paper: 'stone' },
  { id: 'seo', path: '/seo-donetsk/', paper: 'green' },
] as const;

/** The name of a paper, whose colour is in app/tokens.css. */
export type Paper = NonNullable<(typeof routes)[number]['paper']>;

export type RouteId = (typeof routes)[number]['id'];

/** The pages of the services: all but home and the calculator. */
export const serviceRouteIds = routes
  .map(({ id }) => id)
  .filter((id) => id !== 'home' && id !== 'calculator');
export type ServiceRouteId = (typeof serviceRouteIds)[number];

/** The paper of each page: its colour in the list of services, the hero and the prices. */
export const papers: Partial<Record<RouteId, Paper>> = Object.fromEntries(
  routes.map(({ id, paper }) => [id, paper]),
);

/** The id of the section with the policy and the consent, at the end of the home page. */
export const PRIVACY_ID = 'privacy';

/** Returns the path of a page, with a trailing slash like the folders of the export. */
export function pathOf(id: RouteId): string {
  return routes.find((route) => route.id === id)?.path ?? '/';
}

/** Compares two paths, with or without a trailing slash. */
export function isSamePath(a: string, b: string): boolean {
  return a.replace(/\/$/, '') === b.replace(/\/$/, '');
}

/** The fragments of a client's monthly report and of a case on the home page. */
export const reportId = (client: string) => `report-${client}`;
export const caseId = (id: string) => `case-${id}`;
