import { join } from 'node:path';
import { inboxSettings } from '../../e2e/support/inbox';
import { printInTerminal, runCommand } from '../shared/terminal';
import { detachEnvironment } from './environment';
import { startInbox } from './inbox';
import { startPreviewSite } from './site';

/** `npm run dev`: Next's messages are shown too. */
const VERBOSE = '--verbose';

/** `npm start`: shows the site as it is in the files, and takes its leads into an inbox beside it. */
async function main(...args: string[]) {
  const isVerbose = args.includes(VERBOSE);
  const port = readPort(args.filter((arg) => arg !== VERBOSE));
  detachEnvironment();
  // A publication must know nothing of the preview's own address and inbox.
  const publishEnv = { ...process.env };
  Object.assign(process.env, {
    NODE_ENV: 'development',
    NEXT_TELEMETRY_DISABLED: '1',
    // Apart from `out/`: a site that knows an address of this computer must never be published.
    SITE_OUT: '.next',
    CONTENT_LOADER: join(__dirname, 'content-loader.mjs'),
    NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
    NEXT_PUBLIC_BASE_PATH: '',
    ...inboxSettings(`http://localhost:${port + 1}`),
  });
  // Next prints through the console, and lays its messages over the page.
  if (!isVerbose) {
    console.log = console.warn = console.error = () => {};
    process.env.NEXT_PRIVATE_DISABLE_DEV_OVERLAY_UX = '1';
  }
  const site = await startPreviewSite(port, publishEnv);
  const inbox = await startInbox(port + 1);
  printInTerminal(`Сайт:   ${site.url} (правки видны, как только файл сохранён)`);
  printInTerminal(`Заявки: ${inbox.url} (пробные, до остановки)`);
  printInTerminal('Остановить: Ctrl+C');
}

/** Reads the port of the site; its inbox has the next one. */
export function readPort(args: string[]): number {
  const [, given] = /^--port[ =](\d{1,5})$/.exec(args.join(' ')) ?? [];
  const port = args.length === 0 ? 3000 : Number(given);
  if (port > 0 && port < 65535) return port;
  throw new Error(`${args.join(' ')}: порт задают так: npm start -- --port 3010, от 1 до 65534`);
}

/**
 * Ends the preview without an error when it is stopped or when the window of its terminal is closed (SIGHUP). A signal
 * to npm ends only npm's shell, so the preview also ends once its parent process has ended.
 */
function stopOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'])
    process.once(signal, () => process.exit(0));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent || !isRunning(parent)) process.exit(0);
  }, 500).unref();
}

/** Windows keeps the number of a parent that has ended; elsewhere the process gets another parent. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

if (require.main === module) {
  stopOnSignal();
  runCommand(main);
}
