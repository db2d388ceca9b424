import { setTimeout } from 'node:timers/promises';
import type { PublishEvent } from '../../scripts/publish/events';
import { hostSession } from '../../scripts/publish/host-session';
import { readHosting } from '../../scripts/publish/hosting';
import { checkHosting, uploadTo } from '../../scripts/publish/publication';
import { runCommand } from '../../scripts/terminal';

const SHORT_PAUSE_MS = 100;

/** Uploads a folder as a publication does, by the .env in another folder. Prints an event a line. */
runCommand(async (root = '', folder = '', intoForeignFolder) => {
  const report = (event: PublishEvent) => console.log(JSON.stringify(event));
  const hosting = readHosting(root);
  if (!hosting) throw new Error('.env names no hosting');
  const session = hostSession(hosting, root, { wait: () => setTimeout(SHORT_PAUSE_MS) });
  await checkHosting(session, { intoForeignFolder: Boolean(intoForeignFolder) }, report);
  const result = await uploadTo(session, folder, report);
  console.log(JSON.stringify({ type: 'result', ...result }));
});
