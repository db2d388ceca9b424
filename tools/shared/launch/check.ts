import { join } from 'node:path';
import { readFiles } from '../../../lib/content/load';
import { usedFigures } from '../../../lib/content/placeholders';
import type { Finding, FindingList } from '../../../lib/finding';
import { formatCount } from '../../../lib/format';
import { findingAt } from '../finding-at';
import { checkSources } from '../sources';
import { type LaunchFinding, launchFindings } from './findings';

type LaunchCheck = {
  needed: FindingList;
  advice: FindingList;
  /** Says whether the site can be published. */
  verdict: string;
  isReady: boolean;
};

/** Lists what still stands between the site and the public, and apart from it what is only advised. */
export async function launchCheck(root: string): Promise<LaunchCheck> {
  const { settings, content } = await checkSources(root);
  const folder = join(root, 'content');
  const { values } = readFiles(folder);
  const { needed, advice } = launchFindings(settings, content, usedFigures(values));
  const toFinding = (finding: LaunchFinding): Finding => {
    const text = `${finding.text}.`;
    return 'path' in finding ? findingAt(folder, finding.path, text) : { ...finding, text };
  };
  return {
    needed: { heading: 'Без этого публиковать рано:', findings: needed.map(toFinding) },
    advice: { heading: 'Советы, решать вам:', findings: advice.map(toFinding) },
    verdict: verdictOn(needed.length, settings.publishSamples),
    isReady: needed.length === 0 || settings.publishSamples,
  };
}

function verdictOn(needed: number, publishesSamples: boolean): string {
  if (needed === 0) return 'Всё главное на месте, сайт можно публиковать.';
  const places = formatCount(needed, ['место', 'места', 'мест']);
  const consequence = publishesSamples
    ? 'Сайт публикуется с образцами, так выбрано.'
    : 'Пока на сайте образцы, публиковать его рано.';
  return [
    `Осталось вписать своё: ${places}. ${consequence}`,
    'Как вписать, сказано в руководстве, в разделе «Что поменять сначала».',
  ].join('\n');
}
