import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/*
 * Debian's Firefox and WebKit, which Playwright cannot drive. Both know the commands of WebDriver: Firefox over its
 * Marionette protocol, WebKit over HTTP.
 */

export type Engine = 'firefox' | 'webkit';
type Parameters = Record<string, unknown>;

export type Driver = {
  /** @throws {Error} with what the browser says of a command that it cannot carry out */
  send(command: keyof typeof COMMANDS, parameters?: Parameters): Promise<unknown>;
  close(): Promise<void>;
};

/** Debian's packages for each engine, and the programs that are started. */
export const ENGINES = {
  firefox: { packages: ['firefox-esr'], programs: ['firefox-esr'], start: startFirefox },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['WebKitWebDriver', 'Xvfb'],
    start: startWebKit,
  },
} as const;

const all: readonly Engine[] = ['firefox', 'webkit'];
export const installed = all.filter(
  (engine) => spawnSync('which', ENGINES[engine].programs).status === 0,
);
export const missing = all.filter((engine) => !installed.includes(engine));

/** The commands as Marionette names them, and where they are over HTTP. */
const COMMANDS = {
  Navigate: ['POST', '/url'],
  Back: ['POST', '/back'],
  Forward: ['POST', '/forward'],
  ExecuteScript: ['POST', '/execute/sync'],
  ElementClick: ['POST', '/element/{id}/click'],
  PerformActions: ['POST', '/actions'],
  GetWindowHandles: ['GET', '/window/handles'],
  SwitchToWindow: ['POST', '/window'],
  CloseWindow: ['DELETE', '/window'],
  TakeScreenshot: ['GET', '/screenshot'],
} as const;

/** The tests wait by themselves: WebKit loses a script that it is given while it waits for a page. */
const CAPABILITIES = { pageLoadStrategy: 'none' };

async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const settings = {
    // Any free one.
    'marionette.port': 0,
    // Scroll bars lie over the page, as on a phone.
    'ui.useOverlayScrollbars': 1,
    // No calls of its own to the outside.
    'services.settings.server': 'data:,',
  };
  const lines = Object.entries(settings).map(
    (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = run('firefox-esr', ['--headless', '--marionette', '--profile', profile]);
  let port = 0;
  await expect(() => {
    port = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
  }).toPass();
  const socket = connect(port, '127.0.0.1');
  const ask = marionette(socket);
  await ask('WebDriver:NewSession', CAPABILITIES);
  return {
    send: (command, parameters) => ask(`WebDriver:${command}`, parameters),
    async close() {
      socket.destroy();
      await end(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** `[0, id, command, parameters]` is answered by `[1, id, error, result]`, each with its length in bytes before it. */
function marionette(socket: Socket) {
  const waiting: ((answer: unknown[]) => void)[] = [];
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', start, end));
      received = received.subarray(end);
      // The first message, a greeting, is no list.
      waiting[message[1]]?.(message);
    }
  });
  return async (command: string, parameters: Parameters = {}) => {
    const answered = new Promise<unknown[]>((resolve) => waiting.push(resolve));
    const message = JSON.stringify([0, waiting.length - 1, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await answered;
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  };
}

async function startWebKit(port: number): Promise<Driver> {
  const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
  const [display] = await once(screen.stdout, 'data');
  const webkit = run('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${String(display).trim()}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const ask = async (method: string, path: string, parameters: Parameters = {}) => {
    const body = method === 'POST' ? JSON.stringify(parameters) : null;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await expect(() => ask('GET', '/status')).toPass();
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const alwaysMatch = { ...CAPABILITIES, 'webkitgtk:browserOptions': { args } };
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch } });
  return {
    send(command, parameters) {
      const [method, path] = COMMANDS[command];
      const place = path.replace('{id}', String(parameters?.id));
      return ask(method, `/session/${sessionId}${place}`, parameters);
    },
    async close() {
      await ask('DELETE', `/session/${sessionId}`);
      await end(webkit);
      await end(screen);
    },
  };
}

function run(program: string, args: readonly string[], settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings };
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.resume();
  process.once('exit', () => child.kill());
  return child;
}

async function end(child: ChildProcess) {
  child.kill();
  if (child.exitCode === null) await once(child, 'exit');
}
