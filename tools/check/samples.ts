import { writeFileSync } from 'node:fs';
import { loadContent } from '../../lib/content/load';
import { runCommand } from '../shared/terminal';
import { shippedHashes } from './launch/samples';

/** `npm run samples`, after the wording of a sample has changed. */
runCommand(async () => {
  const hashes = shippedHashes(loadContent('content'));
  writeFileSync('tools/check/launch/shipped.json', `${JSON.stringify(hashes, null, 2)}\n`);
});
