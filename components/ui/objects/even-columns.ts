/** Returns the columns in which the last row of `count` cells is full, and halves where neither fills it. */
export function evenColumns(count: number): 'evenHalves' | 'evenThirds' {
  return count % 3 === 0 ? 'evenThirds' : 'evenHalves';
}
