import { setTimeout } from 'node:timers/promises';
import { readHosting } from '../../shared/hosting';
import type { PublishEvent } from '../../shared/publish-events';
import { runCommand } from '../../shared/terminal';
import { hostSession } from '../host-session';
import { openRemoteFolder } from '../open-remote-folder';
import { checkHosting, uploadTo } from '../publication';

const SHORT_PAUSE_MS = 100;

/** Connects, and prints a line for each file before it is moved to its place. */
const openAndTell: typeof openRemoteFolder = async (...hosting) => {
  const remote = await openRemoteFolder(...hosting);
  return {
    ...remote,
    async replace(from, to) {
      console.log(JSON.stringify({ type: 'move', path: to }));
      await remote.replace(from, to);
    },
  };
};

/** Uploads a folder as a publication does, by the .env in another folder. Prints an event a line. */
runCommand(async (root = '', folder = '', intoForeignFolder) => {
  const onEvent = (event: PublishEvent) => console.log(JSON.stringify(event));
  const hosting = readHosting(root);
  if (!hosting) throw new Error('.env names no hosting');
  const session = hostSession(hosting, root, {
    open: openAndTell,
    wait: () => setTimeout(SHORT_PAUSE_MS),
  });
  await checkHosting(session, { intoForeignFolder: Boolean(intoForeignFolder) }, onEvent);
  const result = await uploadTo(session, folder, onEvent);
  console.log(JSON.stringify({ type: 'result', ...result }));
});
