import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/*
 * A process with a limit on the size of its files meets the same as on a full disk: the beginning of a file is written,
 * and the rest is refused. Windows has no such limit.
 */
export const hasLimitedFiles = process.platform !== 'win32';

/**
 * Calls a function of a module in such a process, where a file may have a few kilobytes. Returns what the call prints,
 * or the code of its error.
 *
 * @param call a statement that has the module as `module`
 */
export function callOnFullDisk(module: string, call: string): string {
  const register = resolve('tools/shared/register.cjs');
  const script = `const module = require(${JSON.stringify(resolve(module))});
    try { ${call} } catch (error) { console.log(error.code) }`;
  const shell = 'ulimit -f 8 && exec "$0" "$@"';
  const args = ['-c', shell, process.execPath, '--require', register, '-e', script];
  const options = { encoding: 'utf8', env: process.env } as const;
  const { stdout, stderr } = spawnSync('sh', args, options);
  if (stderr) throw new Error(stderr);
  return stdout;
}
