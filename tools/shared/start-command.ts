import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The commands that a tool may start of another one. A folder of tools/ can be absent, and its commands with it. */
const COMMANDS = {
  'check-content': 'tools/check/check-content.ts',
  'launch-check': 'tools/check/launch-check.ts',
  build: 'tools/export/build.ts',
  'check-site': 'tools/check/check-site.ts',
  publish: 'tools/publish/publish.ts',
} as const;

export type CommandName = keyof typeof COMMANDS;

/** Where a command runs, with which variables, and what it prints to: pipes with events by default. */
type Surroundings = { root: string; env: NodeJS.ProcessEnv; stdio?: 'inherit' };

/** Without the tool that builds, Next itself does, and the site works as Next writes it. */
export function hasCommand(root: string, name: CommandName): boolean {
  return name === 'build' || existsSync(join(root, COMMANDS[name]));
}

/** Starts a command of this project as a process of its own, which sends its events back (`tellParent`). */
export function startCommand(
  name: CommandName,
  args: readonly string[],
  { root, env, stdio }: Surroundings,
) {
  if (!hasCommand(root, name)) throw new Error(`${COMMANDS[name]} is not there.`);
  const isThere = existsSync(join(root, COMMANDS[name]));
  const program = isThere
    ? ['--require', './tools/shared/register.cjs', COMMANDS[name]]
    : [require.resolve('next/dist/bin/next'), 'build'];
  return spawn(process.execPath, [...program, ...args], {
    cwd: root,
    env,
    stdio: stdio ?? ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
