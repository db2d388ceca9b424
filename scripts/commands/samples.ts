import { writeFileSync } from 'node:fs';
import { loadContent } from '../../lib/content/load';
import { shippedHashes } from '../launch/samples';
import { runCommand } from '../terminal';

/** `npm run samples`, after the wording of a sample has changed. */
runCommand(async () => {
  const hashes = shippedHashes(loadContent('content'));
  writeFileSync('scripts/launch/shipped.json', `${JSON.stringify(hashes, null, 2)}\n`);
});
