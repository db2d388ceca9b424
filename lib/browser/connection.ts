/** Part of the Network Information API, which Safari and Firefox do not have. */
type Connection = { saveData?: boolean; effectiveType?: string };

export function prefersReducedData(navigator: object): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
