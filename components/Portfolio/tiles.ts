/** Rows of three thirds for each number of tiles; W takes two of them. */
const ROWS = ['', 'W', 'WN', 'NNN', 'WNNW', 'WNNNN', 'WNNWWN', 'WNNWNNN'];
const PERIOD = ROWS.length - 1;

type Tile = {
  /** Two thirds of a wide screen. */
  wide: boolean;
  /** Alone in its row of a wide screen. */
  alone: boolean;
  /** The whole width of a phone, otherwise half of it. */
  full: boolean;
};

/** Chooses spans for a number of tiles, so that no row has a hole. */
export function tilesOf(count: number): Tile[] {
  const rest = count % PERIOD;
  const rows = (ROWS[PERIOD] ?? '').repeat(Math.floor(count / PERIOD)) + ROWS[rest];
  return [...rows].map((letter, index) => ({
    wide: letter === 'W',
    alone: rest === 1 && index === count - 1,
    full: index % 3 === 0 || (index === count - 1 && index % 3 === 1),
  }));
}
