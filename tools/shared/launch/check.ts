import { join } from 'node:path';
import { readFiles } from '../../../lib/content/load';
import { usedFigures } from '../../../lib/content/placeholders';
import type { Content } from '../../../lib/content/schema';
import { type FileName, findingOf } from '../../../lib/content/yaml-file';
import type { Finding, FindingList } from '../../../lib/finding';
import { formatCount } from '../../../lib/format';
import type { Settings } from '../../../lib/settings';
import { checkSources } from '../sources';
import { launchFindings } from './findings';
import type { LaunchFinding } from './launch-finding';

type LaunchLists = { needed: FindingList; advice: FindingList };

/** Lists what still stands between the site and the public, and apart from it what is only advised. */
export function launchLists(folder: string, settings: Settings, content: Content): LaunchLists {
  const { files, values } = readFiles(folder);
  const { needed, advice } = launchFindings(settings, content, usedFigures(values));
  const toFinding = (finding: LaunchFinding): Finding => {
    const text = `${finding.text}.`;
    if (!('path' in finding)) return { ...finding, text };
    const { path, ...rest } = finding;
    const [name, ...inFile] = path;
    return { ...rest, ...findingOf(files[name as FileName].problem(inFile, text)) };
  };
  return {
    needed: { heading: 'Без этого публиковать рано:', findings: needed.map(toFinding) },
    advice: { heading: 'Советы, решать вам:', findings: advice.map(toFinding) },
  };
}

type LaunchCheck = LaunchLists & {
  /** Says whether the site can be published. */
  verdict: string;
  isReady: boolean;
};

/** Checks the settings and the content, lists what they lack, and says whether the site can be published. */
export async function launchCheck(root: string): Promise<LaunchCheck> {
  const { settings, content } = await checkSources(root);
  const lists = launchLists(join(root, 'content'), settings, content);
  const { length } = lists.needed.findings;
  return {
    ...lists,
    verdict: verdictOn(length, settings.publishSamples),
    isReady: length === 0 || settings.publishSamples,
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
