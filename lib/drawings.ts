import { type Paper, papers, type ServiceRouteId } from './routes';

/** The drawings of public/drawings: the trades of clients, and the services. */
export type TradeDrawingName =
  | 'beauty'
  | 'medical'
  | 'legal'
  | 'tech'
  | 'construction'
  | 'education'
  | 'cars'
  | 'flowers'
  | 'cafe';

/** The drawings that a service of the calculator may have. `complex` is the general one. */
export type ServiceDrawingName = ServiceRouteId | 'network' | 'telegram' | 'complex';

export type DrawingName = TradeDrawingName | ServiceDrawingName;

const papersOfDrawings: { [Name in DrawingName]?: Paper | undefined } = {
  targeting: papers.targeting,
  contextual: papers.contextual,
  websites: papers.websites,
  seo: papers.seo,
  network: papers.targeting,
  telegram: papers.targeting,
};

/** Returns the paper of a service in the calculator, which is that of its page. */
export const paperOf = (drawing: DrawingName) => papersOfDrawings[drawing];
