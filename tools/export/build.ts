import { once } from 'node:events';
import { hasCommand, startCommand } from '../shared/start-command';
import { printText, runCommand, tellParent } from '../shared/terminal';
import { buildSite } from './build-site';

/** `npm run build` */
runCommand(async () => {
  printText('Собираю сайт…');
  await buildSite();
  // A publication has run the launch check before the build.
  if (!tellParent) await showWhatIsMissing();
  printText('\nСобрано: весь сайт лежит в папке out/.');
});

/** Has the launch check list what is still a sample or unproven. The build is complete all the same. */
async function showWhatIsMissing() {
  const root = process.cwd();
  if (!hasCommand(root, 'launch-check')) return;
  const check = startCommand('launch-check', [], { root, env: process.env, stdio: 'inherit' });
  await once(check, 'close');
}
