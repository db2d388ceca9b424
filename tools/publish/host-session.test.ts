import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import type { Hosting } from '../shared/hosting';
import type { PublishEvent } from '../shared/publish-events';
import { HostKeyChangedError } from './host-errors';
import { connectUntilDone, hostSession } from './host-session';
import type { openRemoteFolder } from './open-remote-folder';
import type { RemoteFolder } from './remote-folder';

const root = testFolder();

const hosting: Hosting = {
  kind: 'sftp',
  host: 'server12.host.ru',
  port: 22,
  user: 'owner',
  folder: 'public_html',
  password: 'secret',
  key: '',
  fingerprint: '',
};

const remote = {
  list: async () => new Map(),
  read: async () => undefined,
  close: async () => {},
} as Partial<RemoteFolder> as RemoteFolder;
const failure = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

/** A session whose connections are opened by the test, and which notes its pauses instead of waiting. */
function start(open: typeof openRemoteFolder) {
  const pauses: number[] = [];
  const events: PublishEvent[] = [];
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  const session = hostSession(hosting, root, { open, wait });
  return { session, pauses, events, onEvent: (event: PublishEvent) => void events.push(event) };
}

test('a lost connection is made anew after longer and longer pauses, five times in all', async () => {
  const { session, pauses, events, onEvent } = start(async () => remote);
  let attempts = 0;
  const action = async () => {
    attempts++;
    throw failure('ECONNRESET');
  };
  await expect(connectUntilDone(session, action, onEvent)).rejects.toThrow('ECONNRESET');
  expect(attempts).toBe(5);
  expect(pauses).toEqual([2000, 5000, 10_000, 20_000]);
  expect(events[0]).toEqual({
    type: 'text',
    text: expect.stringMatching(/^Связь с хостингом прервалась\. .* через 2\s+секунды\.\n$/),
  });
});

test.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'EHOSTUNREACH', '421'])(
  'after the host has answered, %s is a lost connection',
  async (code) => {
    let outages = 0;
    const { session, pauses, onEvent } = start(async () => {
      if (outages-- > 0) throw failure(code);
      return remote;
    });
    await session.connect(async () => 'answer');
    outages = 3;
    expect(await connectUntilDone(session, async () => 'done', onEvent)).toBe('done');
    expect(pauses).toHaveLength(3);
  },
);

test.each(['ENOTFOUND', 'ECONNREFUSED', 'ENETUNREACH'])(
  'before the host has answered, %s is a wrong address, and is not tried again',
  async (code) => {
    const { session, pauses, onEvent } = start(async () => {
      throw failure(code);
    });
    await expect(connectUntilDone(session, async () => {}, onEvent)).rejects.toThrow(code);
    expect(pauses).toEqual([]);
    expect(session.explain(failure(code))).toMatch(/проверьте/);
  },
);

test('after the host has answered, an outage is not explained as a wrong address', async () => {
  const { session } = start(async () => remote);
  await session.connect(async () => {});
  expect(session.explain(failure('ENOTFOUND'))).toMatch(/^Связь с хостингом прервалась/);
});

test('an error of the host is not tried again', async () => {
  const { session, pauses, onEvent } = start(async () => remote);
  const action = async () => {
    throw failure('550');
  };
  await expect(connectUntilDone(session, action, onEvent)).rejects.toThrow('550');
  expect(pauses).toEqual([]);
});

test('the host key of the first connection is asked of the next one', async () => {
  const asked: string[] = [];
  const { session } = start(async ({ fingerprint }, onHostKey) => {
    asked.push(fingerprint);
    if (!fingerprint) onHostKey('seen first');
    return remote;
  });
  await session.connect(async () => {});
  await session.connect(async () => {});
  expect(asked).toEqual(['', 'seen first']);
  expect(readFileSync(join(root, '.env'), 'utf8')).toContain('HOSTING_FINGERPRINT');
});

test('another host key is explained with a remedy that needs no password', () => {
  const { session } = start(async () => remote);
  expect(session.explain(new HostKeyChangedError())).toMatch(
    /откройте «Настройки» → «Хостинг» и нажмите «Записать» ещё раз/,
  );
});
