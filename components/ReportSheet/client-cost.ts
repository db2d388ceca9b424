import { addSubject } from '@/lib/lead';

/**
 * Writes a choice into a message and keeps the visitor's words. It replaces an unedited line about an earlier choice,
 * which ends in a sum of rubles.
 */
export function withChoice(message: string, label: string, choice: string): string {
  const line = `${label}: ${choice}`;
  const lines = message.split('\n');
  const earlier = lines.findIndex((one) => one.startsWith(`${label}: `) && one.endsWith('\u00a0₽'));
  if (earlier === -1) return addSubject(message, line);
  return lines.map((one, index) => (index === earlier ? line : one)).join('\n');
}
