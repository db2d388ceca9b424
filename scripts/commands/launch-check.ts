import { startBrowser } from '../browser';
import { buildSite } from '../export/build-site';
import { explainAnswer } from '../launch/answers';
import { launchCheck } from '../launch/check';
import { startStaticServer } from '../static-server';
import { printAndAnnotate, printFindings, printText, runCommand } from '../terminal';
import { sendTestLead } from '../visit/forms';

/** Builds the site and sends a lead from it as a visitor does. Resolves to true when the service has taken it. */
async function sendFromBuiltSite(): Promise<boolean> {
  printText('\nСобираю сайт и отправляю с него пробную заявку…');
  const { settings } = await buildSite();
  const { basePath, phone, canSend } = settings;
  if (!canSend) {
    throw new Error('Пробную заявку отправить нельзя: впишите в .env ключи службы отправки.');
  }
  const server = await startStaticServer({ root: 'out', basePath });
  const browser = await startBrowser();
  const answer = await sendTestLead(await browser.newPage(), `${server.url}${basePath}/`, {
    name: 'Проверка сайта',
    phone,
    message: 'Это пробная заявка, её отправила команда npm run launch-check. Отвечать не нужно.',
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
