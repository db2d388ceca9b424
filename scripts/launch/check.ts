import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../lib/settings';
import { startBrowser } from '../browser';
import { startStaticServer } from '../static-server';
import { explainAnswer } from './answers';
import { essential, launchFindings } from './findings';
import { type LiveResult, sendTestLead } from './live';
import { describeFindings } from './report';
import { readSite } from './site';

type LaunchCheckOptions = {
  /** The project's folder. */
  root: string;
  /** Also send a test lead from the built site. */
  live: boolean;
  today: Date;
  print(line: string): void;
};

/**
 * Tells what still stands between the site and the public. Resolves to true when nothing essential is missing and the
 * test lead, if one was asked for, has been taken.
 *
 * @throws {Error} whose message is ready for the owner
 */
export async function launchCheck({
  root,
  live,
  today,
  print,
}: LaunchCheckOptions): Promise<boolean> {
  const { settings, content, lineOf } = readSite(root);
  const findings = launchFindings({ settings, content, today });
  for (const line of describeFindings(findings, lineOf)) print(line);
  const ready = essential(findings).length === 0;
  if (!live) return ready;
  print('');
  return (await checkLive(join(root, 'out'), settings, print)) && ready;
}

async function checkLive(
  out: string,
  settings: Settings,
  print: (line: string) => void,
): Promise<boolean> {
  const { publicKey, serviceId, templateId } = settings.delivery;
  if (!publicKey || !serviceId || !templateId) {
    print('Пробную заявку отправить нельзя: впишите в .env ключи службы отправки.');
    return false;
  }
  if (!existsSync(join(out, 'index.html'))) {
    print('Пробную заявку отправлять неоткуда: сначала соберите сайт командой npm run build.');
    return false;
  }
  print(`Отправляю пробную заявку через ${settings.delivery.origin}…`);
  const { page, answer, sentWith } = await sendFrom(out, settings);
  if (sentWith && !isBuiltWith(sentWith, settings)) {
    print(
      'Сайт в папке out/ собран с другими настройками отправки. Соберите его заново: npm run build.',
    );
    return false;
  }
  const { arrived, text } = explainAnswer(answer, page);
  print(text);
  if (arrived) print(`Почта: ${settings.email}. Тема и вид письма — в шаблоне EmailJS.`);
  return arrived;
}

async function sendFrom(
  out: string,
  { basePath, phone }: Settings,
): Promise<LiveResult & { page: string }> {
  const server = await startStaticServer({ root: out, port: 0, host: 'localhost', basePath });
  const browser = await startBrowser();
  try {
    const address = `${server.url}${basePath}/`;
    const result = await sendTestLead(await browser.newPage(), address, {
      name: 'Проверка сайта',
      phone,
      message: 'Это пробная заявка, её отправила команда npm run launch-check. Отвечать не нужно.',
    });
    return { ...result, page: address };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Whether the page sent with the settings of today, not with those of an older build. */
function isBuiltWith(sent: NonNullable<LiveResult['sentWith']>, { delivery }: Settings): boolean {
  return (Object.keys(sent) as (keyof typeof sent)[]).every(
    (name) => sent[name] === delivery[name],
  );
}
