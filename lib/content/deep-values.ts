export type Path = readonly (string | number)[];

type DeepValue = { value: unknown; path: Path; owner: object | undefined };

/** Lists a value and every value inside it, each with its path and its parent object. */
export function deepValues(value: unknown, path: Path = [], owner?: object): DeepValue[] {
  const self = { value, path, owner };
  if (typeof value !== 'object' || value === null) return [self];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    deepValues(child, [...path, Array.isArray(value) ? Number(key) : key], value),
  );
  return [self, ...inner];
}
