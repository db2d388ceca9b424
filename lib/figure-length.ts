export type FigureLength = 'long' | 'longest' | undefined;

/** Tells whether a figure needs a smaller size, so that it fits on a phone: «50+ сайтов» is long. */
export function figureLength({ length }: string): FigureLength {
  if (length > 10) return 'longest';
  return length > 6 ? 'long' : undefined;
}
