import { once } from 'node:events';
import { join } from 'node:path';
import { startBrowser } from '../../e2e/support/browser';
import { leadErrors } from '../../e2e/support/forms';
import { messageOf } from '../../lib/error-message';
import { formatCount } from '../../lib/format';
import type { Settings } from '../../lib/settings';
import { readHosting } from '../shared/hosting';
import type { OnEvent, PublishEvent, PublishRequest } from '../shared/publish-events';
import { loadSettings } from '../shared/sources';
import { type CommandName, hasCommand, startCommand } from '../shared/start-command';
import { cleanWords } from './host-errors';
import { connectUntilDone, type HostSession, hostSession } from './host-session';
import { readable } from './public-address';
import type { RemoteFolder } from './remote-folder';
import { ChangedOnArrivalError, foreignFiles, upload } from './upload';
import { verifyPublished } from './verify';

export type PublishOptions = PublishRequest & { root: string };

/** The same commands as in publish.yml. */
const CHECKS: Partial<Record<CommandName, string>> = {
  'check-content': 'Проверяю тексты и настройки',
  'launch-check': 'Смотрю, не остались ли образцы',
  build: 'Собираю сайт, это около минуты',
  'check-site': 'Открываю собранный сайт в браузере',
};

/** Ends a publication with a line for the owner. */
class Stop extends Error {}

/** Checks and builds the site and, where a hosting is filled in, uploads it and opens it there. */
export async function publishSite(options: PublishOptions, onEvent: OnEvent): Promise<boolean> {
  try {
    const text = await run(options, onEvent);
    onEvent({ type: 'end', isDone: true, text });
    return true;
  } catch (error) {
    onEvent({ type: 'end', isDone: false, text: messageOf(error) });
    return false;
  }
}

async function run(options: PublishOptions, onEvent: OnEvent): Promise<string> {
  const { root } = options;
  const hosting = readHosting(root);
  const session = hosting && hostSession(hosting, root);
  const hostSteps = session ? 3 : 0;
  const names = Object.keys(CHECKS) as CommandName[];
  const checks = names.filter((name) => hasCommand(root, name));
  for (const name of names.filter((name) => !checks.includes(name))) {
    onEvent({
      type: 'text',
      text: `Пропускаю «${CHECKS[name]}»: этой проверки в папке tools нет.\n`,
    });
  }
  const of = checks.length + hostSteps;
  let number = 0;
  const step = (title: string) => onEvent({ type: 'step', title, number: ++number, of });

  // What is wrong with the hosting is told at once, and not after minutes of building.
  if (session) {
    step('Связываюсь с хостингом');
    await checkHosting(session, options, onEvent);
  }
  for (const command of checks) {
    step(CHECKS[command] ?? command);
    await runCheck(command, options, onEvent);
  }
  const settings = loadSettings(root);
  onEvent({ type: 'built' });
  const out = join(root, 'out');
  if (!session) {
    return `Готово: ${out}. Загрузите содержимое этой папки на хостинг, в папку сайта, вместе со скрытым файлом .htaccess.`;
  }
  step('Загружаю на хостинг');
  const result = await uploadTo(session, out, onEvent);
  const sent = `Отправлено ${formatCount(result.sent, ['файл', 'файла', 'файлов'])} из ${result.total}.\n`;
  onEvent({ type: 'text', text: sent });

  step('Открываю опубликованный сайт');
  return openPublished(settings, out);
}

/** Connects, and asks before a folder is used that holds something else. */
export async function checkHosting(
  session: HostSession,
  { intoForeignFolder }: Pick<PublishOptions, 'intoForeignFolder'>,
  onEvent: OnEvent,
) {
  const foreign = await session.connect(foreignFiles).catch((error: unknown) => {
    throw explained(error, session);
  });
  if (foreign.length === 0 || intoForeignFolder) return;
  const shown = foreign.slice(0, 12).map((name) => cleanWords(name, session.hosting));
  const names = shown.join(', ') + (foreign.length > 12 ? '…' : '');
  onEvent({
    type: 'question',
    text: `В папке «${session.hosting.folder}» на хостинге уже есть: ${names}. Та ли это папка? Если опубликовать сюда, чужое останется на месте, а с файлов, чьи места займёт сайт, будут сняты копии.`,
  });
  throw new Stop('Остановлено: папка на хостинге занята.');
}

/** Makes the folder on the host equal to a built site. Where the connection is lost, a new one goes on. */
export function uploadTo(session: HostSession, folder: string, onEvent: OnEvent) {
  const action = (remote: RemoteFolder) => upload(remote, folder, onEvent);
  return connectUntilDone(session, action, onEvent).catch((error: unknown) => {
    throw explained(error, session);
  });
}

/** One Russian line for whatever went wrong between this computer and the host. */
function explained(error: unknown, session: HostSession): Stop {
  const isChanged = error instanceof ChangedOnArrivalError;
  return new Stop(isChanged ? explainChange(error) : session.explain(error));
}

function explainChange({ path }: ChangedOnArrivalError): string {
  return `Файл ${path} пришёл на хостинг не таким, каким отправлен: хостинг меняет файлы (текстовый режим FTP) или на нём кончилось место. Сайт работает. Попробуйте SFTP или напишите хостингу.`;
}

/**
 * Runs a command of the project and passes on its events and output. A build repeats the findings of the check before it,
 * so those of a build are passed on only when it fails.
 */
async function runCheck(
  command: CommandName,
  { root, withSamples }: PublishOptions,
  onEvent: OnEvent,
) {
  const env = { ...process.env, ...(withSamples && { PUBLISH_SAMPLES: 'yes' }) };
  const child = startCommand(command, [], { root, env });
  const fromBuild: PublishEvent[] = [];
  const tell: OnEvent = command === 'build' ? (event) => fromBuild.push(event) : onEvent;
  child.on('message', tell);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => tell({ type: 'text', text }));
  }
  const [code] = await once(child, 'close');
  if (code === 0) return;
  for (const event of fromBuild) onEvent(event);
  throw new Stop('Остановлено. Исправьте названное выше и начните ещё раз.');
}

/** What was found when the published site was opened. */
type Opened = { problems: string[]; isFormChecked: boolean };

/** Opens the published site as a visitor does, and says in Russian what was checked. */
export async function openPublished(settings: Settings, folder: string): Promise<string> {
  const address = readable(settings.siteUrl);
  const { problems, isFormChecked } = await findProblems(settings, folder);
  if (problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}`);
    throw new Stop(
      [`Сайт загружен. Но ${address} открывается не так, как собран:`, ...lines].join('\n'),
    );
  }
  const published = `Опубликовано: ${address}. Все страницы и файлы открываются такими, какими собраны`;
  return isFormChecked
    ? `${published}, форма отправляет заявки. Доходят ли они до почты, покажет пробная: откройте сайт и отправьте её себе.`
    : `${published}. Форма не проверена: в «Настройки» не вписаны ключи службы отправки, без них заявки не приходят.`;
}

/** The lead stops before the sending service, so no letter comes of it. A form without keys sends none. */
async function findProblems(settings: Settings, folder: string): Promise<Opened> {
  const { siteUrl, delivery, canSend } = settings;
  const problems = await verifyPublished({ address: siteUrl, folder });
  if (problems.length > 0 || !canSend) return { problems, isFormChecked: false };
  const browser = await startBrowser();
  try {
    const context = await browser.newContext();
    return { problems: await leadErrors(context, `${siteUrl}/`, delivery), isFormChecked: true };
  } finally {
    await browser.close();
  }
}
