/** Rows of three thirds for each number of tiles; W takes two of them. */
const ROWS = ['', 'W', 'WN', 'NNN', 'WNNW', 'WNNNN', 'WNNWWN', 'WNNWNNN'];
const PERIOD = ROWS.length - 1;

/** Chooses spans for a number of tiles, so that no row of a wide screen has a hole. */
export function tilesOf(count: number) {
  const rest = count % PERIOD;
  const rows = (ROWS[PERIOD] ?? '').repeat(Math.floor(count / PERIOD)) + ROWS[rest];
  return [...rows].map((letter, index) => ({
    wide: letter === 'W',
    alone: rest === 1 && index === count - 1,
  }));
}
