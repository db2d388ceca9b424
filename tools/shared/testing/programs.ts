import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { expect } from '@playwright/test';

/**
 * Takes a file of each Debian package.
 *
 * @throws {Error} that names the packages whose file is not on this computer
 */
export function requireInstalled(programs: Readonly<Record<string, string>>) {
  const missing = Object.entries(programs).flatMap(([name, path]) =>
    existsSync(path) ? [] : name,
  );
  if (missing.length === 0) return;
  const names = missing.join(' ');
  throw new Error(`Не хватает серверов: apt-get install --no-install-recommends ${names}`);
}

type Program = { program: string; args: string[]; port: number; env?: NodeJS.ProcessEnv };

/**
 * Starts a server and waits until its port answers; resolves to what stops it.
 *
 * @throws {Error} for a port that another program has, and with the server's own words when it does not start
 */
export async function startServer({ program, args, port, env = process.env }: Program) {
  if (await isAnswered(port)) throw new Error(`Порт ${port} уже занят другой программой`);
  const server = spawn(program, args, { env });
  process.once('exit', () => server.kill());
  let words = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      words += chunk;
    });
  }
  await expect(async () => {
    expect(server.exitCode, `${program} has ended:\n${words}`).toBeNull();
    expect(await isAnswered(port)).toBe(true);
  }).toPass({ timeout: 20_000 });
  return () => stopServer(server);
}

async function isAnswered(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function stopServer(server: ChildProcess) {
  if (server.exitCode !== null) return;
  const exited = once(server, 'exit');
  server.kill();
  await exited;
}
