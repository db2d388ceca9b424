import { join } from 'node:path';
import { readFiles } from '../../content/load';
import { usedFigures } from '../../content/placeholders';
import { describeProblem, problemAt } from '../../content/yaml-file';
import { formatCount } from '../../lib/format';
import { checkSources } from '../sources';
import { type Finding, launchFindings } from './findings';

/** Lists what still stands between the site and the public, and apart from it what is only advised. */
export async function launchCheck(root: string) {
  const { settings, content } = await checkSources(root);
  const { values } = readFiles(join(root, 'content'));
  const findings = launchFindings(settings, content, usedFigures(values));
  const describe = ({ location, text }: Finding) =>
    typeof location === 'string'
      ? `  ${location}: ${text}.`
      : `  ${describeProblem(problemAt(join(root, 'content'), location, text))}.`;
  const advice = ['Советы, решать вам:', ...findings.advice.map(describe)];
  const count = findings.needed.length;
  const verdict = settings.publishSamples
    ? 'Сайт публикуется с образцами, так выбрано.'
    : 'Пока на сайте образцы, публиковать его рано.';
  const missing = [
    'Без этого публиковать рано:',
    ...findings.needed.map(describe),
    `\nОсталось вписать своё: ${formatCount(count, ['место', 'места', 'мест'])}. ${verdict}`,
    'Как вписать, сказано в руководстве, в разделе «Что поменять сначала».',
  ];
  const needed = count > 0 ? missing : ['Всё главное на месте, сайт можно публиковать.'];
  return { advice, needed, isReady: count === 0 || settings.publishSamples };
}
