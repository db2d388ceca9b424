import { buildSite } from '../export/build-site';
import { launchCheck } from '../launch/check';
import { list, runCommand, say } from '../terminal';

/** `npm run build` */
runCommand(async () => {
  say('Собираю сайт…');
  await buildSite();
  const { needed, verdict } = await launchCheck(process.cwd());
  list(needed);
  say(`\n${verdict}`);
  // The editor calls a site finished only after the check of what was built.
  say('\nСобрано: весь сайт лежит в папке out/.');
});
