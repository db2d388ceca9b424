import { join } from 'node:path';
import { loadContent } from '../content/load';
import { launchFindings } from './launch/findings';
import { describeBriefly } from './launch/report';
import { buildSite } from './site-build';

async function main() {
  try {
    console.log('Собираю сайт…');
    const settings = await buildSite({ out: 'out' });
    console.log('Готово: папка out/ — это весь сайт, её можно класть на хостинг.');
    const content = loadContent(join(process.cwd(), 'content'));
    const left = describeBriefly(launchFindings({ settings, content, today: new Date() }));
    if (left.length > 0) console.log(left.join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) main();
