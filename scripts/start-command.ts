import { spawn } from 'node:child_process';

/** Starts a command of this project as a process of its own, which sends its events back (`tellParent`). */
export function startCommand(
  name: string,
  keys: readonly string[],
  { root, env }: { root: string; env: NodeJS.ProcessEnv },
) {
  const args = ['--require', './scripts/register.cjs', `scripts/commands/${name}.ts`, ...keys];
  return spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
