import { buildSite } from '../export/build-site';
import { launchCheck } from '../launch/check';
import { runCommand } from '../terminal';

/** `npm run build` */
runCommand(async () => {
  console.log('Собираю сайт…');
  await buildSite();
  console.log('Готово: папка out/ — это весь сайт, её можно класть на хостинг.\n');
  const { needed } = await launchCheck(process.cwd());
  console.log(needed.join('\n'));
});
