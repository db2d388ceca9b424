import { essential, launchFindings } from './launch/findings';
import { describeVerdict } from './launch/report';
import { buildSite } from './site-build';
import { runCommand } from './tell';

async function main() {
  console.log('Собираю сайт…');
  const { settings, content } = await buildSite({ out: 'out' });
  console.log('Готово: папка out/ — это весь сайт, её можно класть на хостинг.');
  const left = essential(launchFindings({ settings, content, today: new Date() })).length;
  console.log(describeVerdict(left, settings.publishSamples));
  if (left > 0) console.log('Список: npm run launch-check');
}

runCommand(main);
