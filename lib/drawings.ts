import type { ServiceRouteId } from './routes';

/** The drawings of public/drawings: the trades of clients, and the services. */
export const TRADES = [
  'beauty',
  'medical',
  'legal',
  'tech',
  'construction',
  'education',
  'cars',
] as const;

export type DrawingName = (typeof TRADES)[number] | ServiceRouteId | 'complex';

const SERVICES: Record<string, DrawingName> = {
  'yandex-context': 'contextual',
  'vk-targeting': 'targeting',
  rsa: 'targeting',
  'telegram-ads': 'targeting',
  landing: 'websites',
  ecommerce: 'websites',
  seo: 'seo',
};

/** A service of the calculator that the owner has added gets the general one. */
export const drawingOf = (service: string) => SERVICES[service] ?? 'complex';
