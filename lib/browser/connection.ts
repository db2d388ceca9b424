/** What some browsers tell of the connection. Safari and Firefox do not have the Network Information API. */
type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

export function prefersReducedData(navigator: object): boolean {
  const { connection } = navigator as WithConnection;
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}
