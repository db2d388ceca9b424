import { serviceRouteIds } from './routes';

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

/** Of a service in the calculator. `complex` is the general one. */
export const SERVICE_DRAWINGS = [...serviceRouteIds, 'network', 'telegram', 'complex'] as const;

export type DrawingName = (typeof TRADES | typeof SERVICE_DRAWINGS)[number];
