/** Chooses how many cards share a row, so that no row has a hole. An odd last card of two is wide. */
export function columnsFor(count: number): 'two' | 'three' {
  return count % 3 === 0 ? 'three' : 'two';
}

/** Says how large a figure may be set: «150 ₽» and «340%» are short, «50+ сайтов» is long. */
export function lengthOf({ length }: string): 'short' | 'long' | 'longest' {
  if (length > 10) return 'longest';
  return length > 6 ? 'long' : 'short';
}
