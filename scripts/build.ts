import type { SettingName, Settings } from '../lib/settings';
import { buildSite } from './site-build';

const meanings: Partial<Record<SettingName, string>> = {
  NEXT_PUBLIC_SITE_URL: 'адрес сайта',
  NEXT_PUBLIC_PHONE: 'телефон',
  NEXT_PUBLIC_TELEGRAM: 'имя в Telegram',
  NEXT_PUBLIC_OWNER_EMAIL: 'почта, на которую приходят заявки',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'ключ службы отправки: без него заявки не уходят',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'номер сервиса отправки: без него заявки не уходят',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'номер шаблона письма: без него заявки не уходят',
};

/** What still keeps this build from the public, in words for the owner. */
export function describeSamples({ samples, siteUrl, delivery }: Settings): string[] {
  const lines = samples.map((name) => `  ${name} — ${meanings[name]}`);
  for (const [what, address] of [
    ['адрес сайта', siteUrl],
    ['адрес службы отправки', delivery.origin],
  ]) {
    if (address && isLocal(address))
      lines.push(`  ${what} ${address} виден только на этом компьютере`);
  }
  return lines;
}

function isLocal(address: string): boolean {
  return /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(new URL(address).hostname);
}

async function main() {
  try {
    console.log('Собираю сайт…');
    const settings = await buildSite({ out: 'out' });
    const samples = describeSamples(settings);
    console.log('Готово: папка out/ — это весь сайт, её можно класть на хостинг.');
    if (samples.length > 0) {
      console.log(
        [
          'Пока это образец. Впишите в файл .env:',
          ...samples,
          'Как это сделать, сказано в content/README.md.',
        ].join('\n'),
      );
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) main();
