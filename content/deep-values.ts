export type Path = readonly (string | number)[];

/** Lists a value and every value inside it, each with its path. */
export function deepValues(value: unknown, path: Path = []): { value: unknown; path: Path }[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = entries.flatMap(([key, one]) =>
    deepValues(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ value, path }, ...inner];
}
