/** The drawings of public/drawings: the trades of clients, and the services. */
export const TRADES = ['beauty', 'medical', 'legal', 'tech', 'construction', 'education'] as const;

export type Drawing =
  | (typeof TRADES)[number]
  | 'targeting'
  | 'contextual'
  | 'websites'
  | 'seo'
  | 'complex';
