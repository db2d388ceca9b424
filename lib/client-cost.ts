import { addSubject } from './lead';

/** How many whole leads a budget buys at a price, both in rubles. */
export function leadsFor(budget: number, price: number): number {
  return Math.floor(budget / price);
}

type Metric = { label: string; value: string };

/** The first metric that is a sum of rubles, such as «1 200 ₽», with that sum. */
export function priceIn(metrics: readonly Metric[]): { label: string; price: number } | undefined {
  for (const { label, value } of metrics) {
    if (!/^\d[\d\s]*₽$/.test(value)) continue;
    const price = Number(value.replace(/\D/g, ''));
    if (price > 0) return { label, price };
  }
  return undefined;
}

/**
 * Writes a line into a message and keeps what the visitor wrote. It replaces an unedited line about an earlier choice,
 * which begins with the same label and ends in a sum of rubles.
 */
export function withChoice(message: string, label: string, choice: string): string {
  const line = `${label}: ${choice}`;
  const lines = message.split('\n');
  const earlier = lines.findIndex((one) => one.startsWith(`${label}: `) && one.endsWith('\u00a0₽'));
  if (earlier === -1) return addSubject(message, line);
  return lines.map((one, index) => (index === earlier ? line : one)).join('\n');
}
