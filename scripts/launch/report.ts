import type { Content } from '../../content/schema';
import { formatCount } from '../../lib/format';
import { essential, type Finding, type Place } from './findings';

/** The line of a content file on which a field stands. */
export type LineOf = (file: keyof Content, path: readonly (string | number)[]) => number;

/** The whole check for the terminal: a line for each finding, with the place to mend. */
export function describeFindings(
  findings: readonly Finding[],
  lineOf: LineOf,
  publishSamples = false,
): string[] {
  const needed = essential(findings);
  const advice = findings.filter(({ weight }) => weight === 'advice');
  const line = ({ place, text }: Finding) => `  ${describePlace(place, lineOf)}: ${text}.`;
  return [
    ...(needed.length > 0 ? ['Без этого публиковать рано:', ...needed.map(line), ''] : []),
    ...(advice.length > 0 ? ['Советы, решать вам:', ...advice.map(line), ''] : []),
    describeVerdict(needed.length, publishSamples),
    ...(needed.length > 0 ? ['Как вписать, сказано в content/README.md.'] : []),
  ];
}

/** Whether the site can be published, for the ends of the check and of a build. */
export function describeVerdict(left: number, publishSamples: boolean): string {
  if (left === 0) return 'Всё главное на месте, сайт можно публиковать.';
  const count = formatCount(left, ['место', 'места', 'мест']);
  return publishSamples
    ? `Осталось вписать своё: ${count}. Сайт публикуется с образцами, так велит PUBLISH_SAMPLES=yes.`
    : `Осталось вписать своё: ${count}. Пока на сайте образцы, публиковать его рано.`;
}

function describePlace(place: Place, lineOf: LineOf): string {
  if ('outside' in place) return place.outside;
  if ('setting' in place) return `.env, ${place.setting}`;
  const { file, path } = place;
  return `content/${file}.yaml, строка ${lineOf(file, path)}, поле ${path.join('.')}`;
}
