export type Path = readonly (string | number)[];

/** Every value inside a value of the content, itself among them, each with its path in it. */
export function deepValues(value: unknown, path: Path = []): { value: unknown; path: Path }[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = entries.flatMap(([key, one]) =>
    deepValues(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ value, path }, ...inner];
}
