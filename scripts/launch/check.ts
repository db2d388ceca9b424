import { join } from 'node:path';
import type { Path } from '../../content/deep-values';
import { type FileName, lineReader } from '../../content/yaml-file';
import { formatCount } from '../../lib/format';
import { checkSources } from '../sources';
import { type Finding, launchFindings, type Place } from './findings';

/** The line of a content file on which a field stands. */
type LineOf = (file: FileName, path: Path) => number;

/**
 * Lists what still stands between the site and the public, `needed` without the advice. The site is ready when nothing
 * essential is missing, or when the owner wants it with its samples.
 *
 * @throws {Error} whose message is ready for the owner
 */
export async function launchCheck(root: string, today: Date) {
  const folder = join(root, 'content');
  const { settings, content } = await checkSources(root);
  const { publishSamples } = settings;
  const findings = launchFindings({ settings, content, today });
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
  const lines = (isEssential: boolean) =>
    findings
      .filter((finding) => finding.isEssential === isEssential)
      .map(({ place, text }) => `  ${describePlace(place, lineOf)}: ${text}.`);
  const [needed, advice] = [lines(true), lines(false)];
  return [
    ...(needed.length > 0 ? ['Без этого публиковать рано:', ...needed, ''] : []),
    ...(advice.length > 0 ? ['Советы, решать вам:', ...advice, ''] : []),
    describeVerdict(findings, publishSamples),
    ...(needed.length > 0 ? ['Как вписать, сказано в content/README.md.'] : []),
  ];
}

/** Whether the site can be published. */
function describeVerdict(findings: readonly Finding[], publishSamples: boolean): string {
  const left = findings.filter(({ isEssential }) => isEssential).length;
  if (left === 0) return 'Всё главное на месте, сайт можно публиковать.';
  const count = formatCount(left, ['место', 'места', 'мест']);
  return publishSamples
    ? `Осталось вписать своё: ${count}. Сайт публикуется с образцами, так велит PUBLISH_SAMPLES=yes.`
    : `Осталось вписать своё: ${count}. Пока на сайте образцы, публиковать его рано.`;
}

function describePlace(place: Place, lineOf: LineOf): string {
  if (typeof place === 'string') return place;
  const [file, ...path] = place;
  return `content/${file}.yaml, строка ${lineOf(file as FileName, path)}, поле ${path.join('.')}`;
}
