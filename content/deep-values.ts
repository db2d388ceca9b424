export type Path = readonly (string | number)[];

type DeepValue = { value: unknown; path: Path; owner: object | undefined };

/** Lists a value and every value inside it, each with its path and its parent object. */
export function deepValues(value: unknown, path: Path = [], owner?: object): DeepValue[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = entries.flatMap(([key, child]) =>
    deepValues(child, [...path, Array.isArray(value) ? Number(key) : key], Object(value)),
  );
  return [{ value, path, owner }, ...inner];
}
