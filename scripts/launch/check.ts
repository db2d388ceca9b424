import { join } from 'node:path';
import { type FileName, lineReader } from '../../content/yaml-file';
import { formatCount } from '../../lib/format';
import { checkSources } from '../sources';
import { type Finding, launchFindings, type Place } from './findings';

type LineOf = ReturnType<typeof lineReader>;

/**
 * Lists what still stands between the site and the public, `needed` without the advice. The site is ready when nothing
 * essential is missing, or when the owner wants it with its samples.
 *
 * @throws {Error} whose message is ready for the owner
 */
export async function launchCheck(root: string) {
  const folder = join(root, 'content');
  const { settings, content } = await checkSources(root);
  const { publishSamples } = settings;
  const findings = launchFindings({ settings, content });
  const needed = findings.filter(({ isEssential }) => isEssential);
  const linesOf = (some: typeof findings) =>
    describeFindings(some, lineReader(folder), publishSamples);
  return {
    lines: linesOf(findings),
    needed: linesOf(needed),
    isReady: publishSamples || needed.length === 0,
  };
}

/** The whole check for the terminal: a line for each finding, with its place. */
export function describeFindings(
  findings: readonly Finding[],
  lineOf: LineOf,
  publishSamples = false,
): string[] {
  const linesOf = (some: readonly Finding[]) =>
    some.map(({ place, text }) => `  ${describePlace(place, lineOf)}: ${text}.`);
  const needed = linesOf(findings.filter(({ isEssential }) => isEssential));
  const advice = linesOf(findings.filter(({ isEssential }) => !isEssential));
  const advised = advice.length > 0 ? ['Советы, решать вам:', ...advice, ''] : [];
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

function describePlace(place: Place, lineOf: LineOf): string {
  if (typeof place === 'string') return place;
  const [file, ...path] = place;
  return `content/${file}.yaml, строка ${lineOf(file as FileName, path)}, поле ${path.join('.')}`;
}
