import { join } from 'node:path';
import { checkContent } from '../content/check';
import { lineReader } from '../content/yaml-file';
import { readSettings } from '../lib/settings';
import { startBrowser } from './browser';
import { loadEnvFile } from './env-file';
import { explainAnswer } from './launch/answers';
import { essential, launchFindings } from './launch/findings';
import { sendTestLead } from './launch/live';
import { describeFindings } from './launch/report';
import { buildSite } from './site-build';
import { startStaticServer } from './static-server';
import { runCommand } from './tell';

type LaunchCheckOptions = {
  root: string;
  today: Date;
  print(line: string): void;
};

/**
 * Prints what still stands between the site and the public. Resolves to true when the site may be published: nothing
 * essential is missing, or the owner wants it with its samples.
 *
 * @throws {Error} whose message is ready for the owner: a line for each slip
 */
export async function launchCheck({ root, today, print }: LaunchCheckOptions): Promise<boolean> {
  loadEnvFile(root);
  const settings = readSettings(process.env);
  const content = await checkContent(join(root, 'content'));
  const findings = launchFindings({ settings, content, today });
  const lineOf = lineReader(join(root, 'content'));
  const { publishSamples } = settings;
  for (const line of describeFindings(findings, lineOf, publishSamples)) print(line);
  return publishSamples || essential(findings).length === 0;
}

/** Builds the site and sends a lead from it as a visitor does. Resolves to true when the service has taken it. */
async function sendFromBuiltSite(print: (line: string) => void): Promise<boolean> {
  print('\nСобираю сайт и отправляю с него пробную заявку…');
  const { settings } = await buildSite({ out: 'out' });
  const { basePath, phone, email, delivery } = settings;
  if (Object.values(delivery).includes('')) {
    print('Пробную заявку отправить нельзя: впишите в .env ключи службы отправки.');
    return false;
  }
  const server = await startStaticServer({ root: 'out', port: 0, basePath });
  const browser = await startBrowser();
  try {
    const address = `${server.url}${basePath}/`;
    const answer = await sendTestLead(await browser.newPage(), address, {
      name: 'Проверка сайта',
      phone,
      message: 'Это пробная заявка, её отправила команда npm run launch-check. Отвечать не нужно.',
    });
    const { arrived, text } = explainAnswer(answer, address);
    print(text);
    if (arrived) print(`Почта: ${email}.`);
    return arrived;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** `npm run launch-check`; with `-- --live` it also sends a test lead. */
async function main(args: readonly string[]) {
  const unknown = args.find((arg) => arg !== '--live');
  if (unknown) throw new Error(`Ключа ${unknown} нет. Есть один: npm run launch-check -- --live`);
  const print = console.log;
  const ready = await launchCheck({ root: process.cwd(), today: new Date(), print });
  const sent = args.includes('--live') ? await sendFromBuiltSite(print) : true;
  process.exitCode = ready && sent ? 0 : 1;
}

if (require.main === module) runCommand(() => main(process.argv.slice(2)));
