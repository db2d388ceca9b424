import { parseArgs } from 'node:util';
import { inboxSettings } from '../inbox/contract';
import { startInbox } from '../inbox/server';
import { PortError } from '../listen';
import { messageOf } from '../tell';
import { startPreviewSite } from './site';

/** `npm start`: shows the site as it is in the files, and takes its leads into an inbox beside it. */
async function main(args: string[]) {
  const { port, inboxPort } = readPorts(args);
  Object.assign(process.env, {
    NODE_ENV: 'development',
    NEXT_TELEMETRY_DISABLED: '1',
    // Apart from `out/`: a site that knows an address of this computer must never be published.
    SITE_OUT: '.next',
    NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
    NEXT_PUBLIC_BASE_PATH: '',
    ...inboxSettings(`http://localhost:${inboxPort}`),
  });
  const [site, inbox] = await Promise.allSettled([
    startPreviewSite({ root: process.cwd(), port, onSlip: console.error }),
    startInbox(inboxPort),
  ]);
  if (site.status === 'rejected' || inbox.status === 'rejected') {
    const reasons = [site, inbox].flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    const other = reasons.find((reason) => !(reason instanceof PortError));
    if (other) throw other;
    throw new Error(
      `${reasons.map(({ message }) => message).join(' ')} Если это не сайт, открытый в другом окне, ` +
        `возьмите другой порт: npm start -- --port ${port + 10}`,
    );
  }
  console.log(`Сайт:   ${site.value.url} (правки видны, как только файл сохранён)`);
  console.log(`Заявки: ${inbox.value.url} (пробные, до остановки)`);
  console.log('Остановить: Ctrl+C');
}

/**
 * The port of the site, and the next one for its inbox.
 *
 * @throws {Error} with one line for the owner
 */
export function readPorts(args: string[]): { port: number; inboxPort: number } {
  const given = readOptions(args).port;
  const port = /^\d+$/.test(given) ? Number(given) : 0;
  if (port > 0 && port < 65535) return { port, inboxPort: port + 1 };
  throw new Error(`--port ${given}: номер порта — целое число от 1 до 65534`);
}

function readOptions(args: string[]) {
  try {
    return parseArgs({ args, options: { port: { type: 'string', default: '3000' } } }).values;
  } catch {
    throw new Error(`${args.join(' ')}: такого ключа нет; есть один: npm start -- --port 3010`);
  }
}

/** Stopping is no failure. */
function stopOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

if (require.main === module) {
  stopOnSignal();
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(messageOf(error));
    // One of the servers may already be listening and would keep the command alive.
    process.exit(1);
  });
}
