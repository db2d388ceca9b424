import { execFileSync } from 'node:child_process';
import { loadContent } from '../../content/load';
import { sampleEntries, shippedHashes } from './samples';
import SHIPPED from './shipped.json';

/** Nobody has made the site his own: all is marked as a sample, and nothing is edited since the last commit. */
function isShipped(): boolean {
  try {
    const edited = execFileSync(
      'git',
      ['status', '--porcelain', 'content/*.yaml', 'content/pictures'],
      { stdio: 'pipe' },
    );
    return (
      edited.length === 0 && sampleEntries(loadContent('content')).every(({ sample }) => sample)
    );
  } catch {
    return false;
  }
}

(isShipped() ? test : test.skip)('shipped.json knows every sample; if not: npm run samples', () => {
  expect(SHIPPED).toEqual(shippedHashes(loadContent('content')));
});
