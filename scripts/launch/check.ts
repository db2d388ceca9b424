import { join } from 'node:path';
import { describeProblem, problemAt } from '../../content/yaml-file';
import { formatCount } from '../../lib/format';
import { checkSources } from '../sources';
import { type Finding, launchFindings } from './findings';

/**
 * Lists what still stands between the site and the public, `needed` without the advice. The site is ready when nothing
 * essential is missing, or when the owner wants it with its samples.
 *
 * @throws {Error} whose message is ready for the owner
 */
export async function launchCheck(root: string) {
  const { settings, content } = await checkSources(root);
  const { publishSamples } = settings;
  const { needed, advice } = launchFindings({ settings, content });
  const linesOf = (findings: readonly Finding[]) =>
    findings.map((finding) => `  ${describeFinding(finding, join(root, 'content'))}.`);
  const linesWith = (advised: readonly string[]) =>
    describeFindings(linesOf(needed), advised, publishSamples);
  return {
    lines: linesWith(['Советы, решать вам:', ...linesOf(advice), '']),
    needed: linesWith([]),
    isReady: publishSamples || needed.length === 0,
  };
}

function describeFindings(
  needed: readonly string[],
  advised: readonly string[],
  publishSamples: boolean,
): string[] {
  if (needed.length === 0) return [...advised, 'Всё главное на месте, сайт можно публиковать.'];
  const verdict = publishSamples
    ? 'Сайт публикуется с образцами, так велит PUBLISH_SAMPLES=yes.'
    : 'Пока на сайте образцы, публиковать его рано.';
  return [
    'Без этого публиковать рано:',
    ...needed,
    '',
    ...advised,
    `Осталось вписать своё: ${formatCount(needed.length, ['место', 'места', 'мест'])}. ${verdict}`,
    'Как вписать, сказано в content/README.md.',
  ];
}

function describeFinding({ place, text }: Finding, folder: string): string {
  if (typeof place === 'string') return `${place}: ${text}`;
  return describeProblem(problemAt(folder, place, text));
}
