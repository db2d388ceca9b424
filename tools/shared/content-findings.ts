import type { Content } from '../../lib/content/schema';
import { contentWarnings, twoToneWarnings } from '../../lib/content/warnings';
import type { FindingList } from '../../lib/finding';
import { cutFiles } from './copies/copies';

/** Lists what could look nicer in content that has no mistake. */
export async function contentFindings(folder: string, content: Content): Promise<FindingList> {
  const findings = [
    ...contentWarnings(folder, content),
    ...cutFiles(folder),
    ...(await twoToneWarnings(folder, content)),
  ];
  return { heading: 'Можно лучше, решать вам:', findings };
}
