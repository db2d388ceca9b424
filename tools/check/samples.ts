import { writeFileSync } from 'node:fs';
import { loadContent } from '../../lib/content/load';
import { shippedTexts } from '../shared/launch/samples';
import { runCommand } from '../shared/terminal';

/** `npm run samples`, after the wording of a sample has changed. */
runCommand(async () => {
  const texts = shippedTexts(loadContent('content'));
  writeFileSync('tools/shared/launch/shipped.json', `${JSON.stringify(texts, null, 2)}\n`);
});
