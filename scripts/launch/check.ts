import { join } from 'node:path';
import { lineReader } from '../../content/yaml-file';
import { checkSources } from '../sources';
import { launchFindings } from './findings';
import { describeFindings } from './report';

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
