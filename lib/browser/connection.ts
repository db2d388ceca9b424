/** The part of the Network Information API that is read here; Safari and Firefox have none of it. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor has asked for less data, or the connection is too thin to fetch anything on a guess. */
export function prefersReducedData(navigator: object): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /(^|-)2g$/.test(connection?.effectiveType ?? '');
}
