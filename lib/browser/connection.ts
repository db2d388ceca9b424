export function prefersReducedData(navigator: object): boolean {
  // Safari and Firefox do not have the Network Information API.
  const { connection } = navigator as { connection?: Record<string, unknown> };
  return Boolean(connection?.saveData) || String(connection?.effectiveType).endsWith('2g');
}
