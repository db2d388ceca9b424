import { buildSite } from '../export/build-site';
import { launchFindings } from '../launch/findings';
import { describeVerdict } from '../launch/report';
import { runCommand } from '../terminal';

/** `npm run build` */
async function main() {
  console.log('Собираю сайт…');
  const { settings, content } = await buildSite({ out: 'out' });
  console.log('Готово: папка out/ — это весь сайт, её можно класть на хостинг.');
  const findings = launchFindings({ settings, content, today: new Date() });
  console.log(describeVerdict(findings, settings.publishSamples));
  if (findings.some(({ isEssential }) => isEssential)) console.log('Список: npm run launch-check');
}

runCommand(main);
