/** Prints for the owner, also where the preview has silenced the console, in which Next prints. */
export const { log: print } = console;

/** Prints lines for the owner under a heading and, where GitHub runs the command, beside the files they are about. */
export function report(severity: 'error' | 'warning', heading: string, lines: readonly string[]) {
  if (lines.length > 0) console.log(heading);
  for (const line of lines) {
    console.log(`  ${line}`);
    if (!process.env.GITHUB_ACTIONS) continue;
    const [, file, number] = /^(content\/\S+\.yaml), строка (\d+)/.exec(line) ?? [];
    console.log(`::${severity}${file ? ` file=${file},line=${number}` : ''}::${line}`);
  }
}

/** Runs a command with its arguments. An error prints its message without a stack and ends it, whatever server or browser is open. */
export function runCommand(main: (...args: string[]) => Promise<void>) {
  // A reader such as `head` has closed the pipe.
  process.stdout.on('error', () => process.exit(1));
  main(...process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`, () => process.exit(1));
  });
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
