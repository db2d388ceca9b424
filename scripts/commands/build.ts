import { buildSite } from '../export/build-site';
import { launchCheck } from '../launch/check';
import { runCommand } from '../terminal';

/** `npm run build` */
runCommand(async () => {
  console.log('Собираю сайт…');
  await buildSite();
  const { needed } = await launchCheck(process.cwd());
  console.log(needed.join('\n'));
  // The editor calls a site finished only after the check of what was built.
  console.log('\nСобрано: весь сайт лежит в папке out/.');
});
