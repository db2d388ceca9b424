import { inboxSettings } from './inbox/contract';
import { startInbox } from './inbox/server';
import type { ReceivedLead } from './inbox/storage';
import { assertFree } from './listen';
import { buildSite } from './site-build';
import { startStaticServer } from './static-server';

/** Apart from `out/`: this build knows an address of this computer and must never be published. */
const FOLDER = '.preview/site';
const LEADS_FILE = '.inbox/leads.jsonl';

/** `npm start`: builds a preview, serves it, and takes its leads into an inbox beside it. */
async function main() {
  const { port, inboxPort } = readPorts(process.env);
  // A taken port is reported at once, not after the build.
  await assertFree(port, 'PORT');
  await assertFree(inboxPort, 'INBOX_PORT');

  console.log('Собираю пробный сайт…');
  await buildSite({
    out: FOLDER,
    env: {
      NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
      NEXT_PUBLIC_BASE_PATH: '',
      ...inboxSettings(`http://localhost:${inboxPort}`),
    },
  });
  const inbox = await startInbox({
    port: inboxPort,
    file: LEADS_FILE,
    onLead: (lead) => console.log(describeLead(lead)),
  });
  const site = await startStaticServer({ root: FOLDER, port });

  console.log(`Сайт:   ${site.url}`);
  console.log(`Заявки: ${inbox.url} (сейчас их ${inbox.leads().length}, лежат в ${LEADS_FILE})`);
  console.log('Остановить: Ctrl+C');
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The ports of the site and of its inbox.
 *
 * @throws {Error} with one line for the owner when one is no port, or both are the same
 */
export function readPorts(env: Environment): { port: number; inboxPort: number } {
  const port = readPort(env, 'PORT', 3000);
  const inboxPort = readPort(env, 'INBOX_PORT', 3001);
  if (port === inboxPort) {
    throw new Error(
      `Сайт и заявки не помещаются на одном порту ${port}: выберите разные PORT и INBOX_PORT`,
    );
  }
  return { port, inboxPort };
}

function readPort(env: Environment, name: string, fallback: number): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  const port = /^\d+$/.test(value) ? Number(value) : 0;
  if (port > 0 && port < 65536) return port;
  throw new Error(`${name}=${value}: номер порта — целое число от 1 до 65535`);
}

/**
 * A lead as one line of the terminal. A visitor's text must not be able to move its cursor, colour it or turn the
 * direction of writing.
 */
export function describeLead({ params }: ReceivedLead): string {
  const { from_name: name, from_phone: phone, message } = params;
  const texts = [name, phone, message].filter(Boolean).map(String);
  const line = texts.join(' · ').replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
  return `Новая заявка: ${line}`;
}

/** Stopping is no failure, whether the site is being built or served: a lead is in its file before it is answered. */
function stopOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

if (require.main === module) {
  stopOnSignal();
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    // One of the servers may already be listening and would keep the command alive.
    process.exit(1);
  });
}
