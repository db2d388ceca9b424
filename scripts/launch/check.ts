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
  const findings = launchFindings({ settings, content });
  const describe = ({ place, text }: Finding) =>
    typeof place === 'string'
      ? `  ${place}: ${text}.`
      : `  ${describeProblem(problemAt(join(root, 'content'), place, text))}.`;
  const needed = findings.needed.map(describe);
  const advice = ['Советы, решать вам:', ...findings.advice.map(describe), ''];
  const { publishSamples } = settings;
  if (needed.length === 0) {
    const ready = 'Всё главное на месте, сайт можно публиковать.';
    return { lines: [...advice, ready], needed: [ready], isReady: true };
  }
  const verdict = publishSamples
    ? 'Сайт публикуется с образцами, так велит PUBLISH_SAMPLES=yes.'
    : 'Пока на сайте образцы, публиковать его рано.';
  const before = ['Без этого публиковать рано:', ...needed, ''];
  const after = [
    `Осталось вписать своё: ${formatCount(needed.length, ['место', 'места', 'мест'])}. ${verdict}`,
    'Как вписать, сказано в content/README.md.',
  ];
  return {
    lines: [...before, ...advice, ...after],
    needed: [...before, ...after],
    isReady: publishSamples,
  };
}
