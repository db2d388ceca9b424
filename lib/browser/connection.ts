/** The Network Information API, which Safari and Firefox do not have. */
type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

export function prefersReducedData(navigator: object): boolean {
  const { connection } = navigator as WithConnection;
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}
