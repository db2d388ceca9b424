/** How many cards share a row, so that no row has a hole; of an odd number in rows of two the last one is wide. */
export function columnsFor(count: number): 'two' | 'three' {
  return count % 3 === 0 ? 'three' : 'two';
}

/** Whether a figure is too long to be set large: «150 ₽» and «340%» are short, «50+ сайтов» is long. */
export function lengthOf({ length }: string): 'short' | 'long' | 'longest' {
  if (length > 10) return 'longest';
  return length > 6 ? 'long' : 'short';
}
