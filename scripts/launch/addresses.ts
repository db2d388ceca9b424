/**
 * Whether an address is seen from this computer or its network alone.
 *
 * @param address an absolute URL
 */
export function isLocal(address: string): boolean {
  const host = new URL(address).hostname;
  if (host.startsWith('[')) return /^\[(::1|f[cde])/.test(host);
  return (
    !host.includes('.') ||
    /\.(localhost|local|internal|lan)$/.test(host) ||
    /^(127|10|0|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host)
  );
}

/** Whether a host stands in examples only: example.ru, or a name that RFC 2606 keeps for examples and tests. */
export function isExampleHost(host: string): boolean {
  return /(^|\.)example\.[a-z]+$|\.(example|test|invalid)$/i.test(host);
}
