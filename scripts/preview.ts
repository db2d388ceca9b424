import { type Inbox, startInbox } from './inbox/server';
import type { ReceivedLead } from './inbox/storage';
import { assertFree } from './listen';
import { buildSite } from './site-build';
import { startStaticServer } from './static-server';

/** Apart from `out/`: this build knows an address of this computer and must never be published. */
const FOLDER = '.preview/site';
const LEADS_FILE = '.inbox/leads.jsonl';
const KEYS = {
  publicKey: 'preview-key',
  serviceId: 'preview-service',
  templateId: 'preview-template',
};

/** `npm start`: builds a preview, serves it, and takes its leads into an inbox beside it. */
async function main() {
  const port = readPort('PORT', 3000);
  const inboxPort = readPort('INBOX_PORT', 3001);
  // A taken port should be told at once, not after the build.
  await assertFree(port, 'PORT');
  await assertFree(inboxPort, 'INBOX_PORT');

  console.log('Собираю пробный сайт…');
  await buildSite({
    out: FOLDER,
    env: {
      NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
      NEXT_PUBLIC_BASE_PATH: '',
      NEXT_PUBLIC_EMAILJS_ORIGIN: `http://localhost:${inboxPort}`,
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: KEYS.publicKey,
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: KEYS.serviceId,
      NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: KEYS.templateId,
    },
  });
  const inbox = await startInbox({
    port: inboxPort,
    file: LEADS_FILE,
    keys: KEYS,
    onLead: announce,
  });
  const site = await startStaticServer({ root: FOLDER, port });

  console.log(`Сайт:   ${site.url}`);
  console.log(`Заявки: ${inbox.url} (сейчас их ${inbox.leads().length}, лежат в ${LEADS_FILE})`);
  console.log('Остановить: Ctrl+C');
  stopOnSignal([site, inbox]);
}

function readPort(name: string, fallback: number): number {
  const value = process.env[name];
  if (!value) return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${name}=${value}: номер порта — целое число от 1 до 65535`);
}

function announce({ params }: ReceivedLead) {
  const { from_name: name, from_phone: phone, message } = params;
  console.log(`Новая заявка: ${[name, phone, message].filter(Boolean).map(printable).join(' · ')}`);
}

/** A visitor's text must not be able to move the cursor of the owner's terminal. */
function printable(value: unknown): string {
  return String(value).replace(/\p{Cc}+/gu, ' ');
}

function stopOnSignal(servers: readonly Pick<Inbox, 'close'>[]) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await Promise.all(servers.map((server) => server.close()));
      process.exit(0);
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
