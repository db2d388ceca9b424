import { buildSite } from '../export/build-site';
import { launchCheck } from '../launch/check';
import { printFindings, printText, runCommand } from '../terminal';

/** `npm run build` */
runCommand(async () => {
  printText('Собираю сайт…');
  await buildSite();
  const { needed, verdict } = await launchCheck(process.cwd());
  printFindings(needed);
  printText(`\n${verdict}`);
  printText('\nСобрано: весь сайт лежит в папке out/.');
});
