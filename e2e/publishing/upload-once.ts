import type { PublishEvent } from '../../scripts/publish/events';
import { readHosting } from '../../scripts/publish/hosting';
import { checkHosting, uploadTo } from '../../scripts/publish/publication';
import { runCommand } from '../../scripts/terminal';

/** Uploads a folder as a publication does, by the .env in another folder. Prints an event a line. */
runCommand(async (root = '', folder = '', intoForeignFolder) => {
  const report = (event: PublishEvent) => console.log(JSON.stringify(event));
  const hosting = readHosting(root);
  if (!hosting) throw new Error('.env names no hosting');
  await checkHosting(hosting, { root, intoForeignFolder: Boolean(intoForeignFolder) }, report);
  const result = await uploadTo(hosting, root, folder, report);
  console.log(JSON.stringify({ type: 'result', ...result }));
});
