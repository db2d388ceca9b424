import { once } from 'node:events';
import { startBrowser } from '../../e2e/support/browser';
import { sendTestLead } from '../../e2e/support/forms';
import { startStaticServer } from '../../e2e/support/static-server';
import type { Settings } from '../../lib/settings';
import { launchCheck } from '../shared/launch/check';
import { loadSettings } from '../shared/sources';
import { startCommand } from '../shared/start-command';
import { printAndAnnotate, printFindings, printText, runCommand } from '../shared/terminal';
import { explainAnswer } from './answers';

/** Has three lines, so that the owner sees whether his template keeps them. */
const TEST_MESSAGE = `Это пробная заявка, её отправила команда npm run launch-check. Отвечать не нужно.
Эта строка — вторая.
Эта строка — третья.`;

/** Builds the site and sends a lead from it as a visitor does. Resolves to true when the service has taken it. */
async function sendFromBuiltSite(): Promise<boolean> {
  printText('\nСобираю сайт и отправляю с него пробную заявку…');
  const { basePath, phone, canSend } = await buildSite();
  if (!canSend) {
    throw new Error('Пробную заявку отправить нельзя: впишите в .env ключи службы отправки.');
  }
  const server = await startStaticServer({ root: 'out', basePath });
  const browser = await startBrowser();
  const answer = await sendTestLead(await browser.newPage(), `${server.url}${basePath}/`, {
    name: 'Проверка сайта',
    phone,
    message: TEST_MESSAGE,
  });
  await browser.close();
  await server.close();
  const hasArrived = answer.status === 200;
  const explained = explainAnswer(answer);
  if (hasArrived) {
    printText(explained);
  } else {
    const findings = [{ text: explained }];
    printAndAnnotate('error', { heading: 'Пробная заявка не ушла:', findings });
  }
  return hasArrived;
}

/** Builds the site as a release is built, and returns its settings. */
async function buildSite(): Promise<Settings> {
  const root = process.cwd();
  const build = startCommand('build', [], { root, env: process.env });
  let printed = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error(printed);
  return loadSettings(root);
}

/** `npm run launch-check`; with `-- --live` it also sends a test lead. */
runCommand(async (...args) => {
  const unknown = args.find((arg) => arg !== '--live');
  if (unknown) throw new Error(`Ключа ${unknown} нет. Есть один: npm run launch-check -- --live`);
  const { advice, needed, verdict, isReady } = await launchCheck(process.cwd());
  printFindings(needed);
  printText(`\n${verdict}\n`);
  printFindings(advice);
  const hasArrived = args.includes('--live') ? await sendFromBuiltSite() : true;
  process.exitCode = isReady && hasArrived ? 0 : 1;
});
