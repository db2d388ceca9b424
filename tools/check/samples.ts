import { writeFileSync } from 'node:fs';
import { loadContent } from '../../lib/content/load';
import { shippedHashes } from '../shared/launch/samples';
import { runCommand } from '../shared/terminal';

/** `npm run samples`, after the wording of a sample has changed. */
runCommand(async () => {
  const hashes = shippedHashes(loadContent('content'));
  writeFileSync('tools/shared/launch/shipped.json', `${JSON.stringify(hashes, null, 2)}\n`);
});
