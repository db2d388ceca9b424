/** How many cards share a row, so that no row has a hole; of an odd number in rows of two the last one is wide. */
export function columnsFor(count: number): 'two' | 'three' {
  return count % 3 === 0 ? 'three' : 'two';
}

/** Whether a figure is too long to be set large: «150 ₽» and «340%» are short, «50+ сайтов» is long. */
export function lengthOf({ length }: string): 'short' | 'long' | 'longest' {
  if (length > 10) return 'longest';
  return length > 6 ? 'long' : 'short';
}

/** Rows of three thirds without a hole, for each number of tiles; W takes two thirds. */
const ROWS = ['', 'W', 'WN', 'NNN', 'WNNW', 'WNNNN', 'WNNWWN', 'WNNWNNN'];
const PERIOD = ROWS.length - 1;

export type Tile = {
  /** Two thirds of a wide screen. */
  wide: boolean;
  /** Alone in its row of a wide screen. */
  alone: boolean;
  /** The whole width of a phone, otherwise half of it. */
  full: boolean;
};

/** Spans of different size for a number of tiles, so that no row has a hole. */
export function tilesOf(count: number): Tile[] {
  const rest = count % PERIOD;
  const rows = (ROWS[PERIOD] ?? '').repeat(Math.floor(count / PERIOD)) + ROWS[rest];
  return [...rows].map((letter, index) => ({
    wide: letter === 'W',
    alone: rest === 1 && index === count - 1,
    full: index % 3 === 0 || (index === count - 1 && index % 3 === 1),
  }));
}
