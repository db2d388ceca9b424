/** The pages of the site, in the order of the menu. Every list of pages comes from here. */
export const routes = [
  { id: 'home', path: '/' },
  { id: 'calculator', path: '/calculator/' },
  { id: 'targeting', path: '/targeting-donetsk/' },
  { id: 'contextual', path: '/contextual-advertising-donetsk/' },
  { id: 'websites', path: '/website-creation-donetsk/' },
  { id: 'seo', path: '/seo-donetsk/' },
] as const;

export type RouteId = (typeof routes)[number]['id'];

export const serviceRouteIds = ['targeting', 'contextual', 'websites', 'seo'] as const;
export type ServiceRouteId = (typeof serviceRouteIds)[number];

/** The paper of a service, whose colour leads to its page. Home is cream. */
export const papers: Partial<Record<RouteId, string>> = {
  calculator: 'kraft',
  targeting: 'rose',
  contextual: 'yellow',
  websites: 'stone',
  seo: 'green',
};

/** The id of the consent and the policy at the end of the home page. */
export const PRIVACY_ID = 'privacy';

/** Returns the path of a page, with a trailing slash like the folders of the export. */
export function pathOf(id: RouteId): string {
  return routes.find((route) => route.id === id)?.path ?? '/';
}

export function isSamePath(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}

/** The fragments of a client's monthly report and of a case on the home page. */
export const reportId = (client: string) => `report-${client}`;
export const caseId = (id: string) => `case-${id}`;
