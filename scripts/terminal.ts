/** Prints lines for the owner under a heading and, where GitHub runs the command, beside the files they are about. */
export function report(weight: 'error' | 'warning', heading: string, lines: readonly string[]) {
  if (lines.length > 0) console.log(heading);
  for (const line of lines) {
    console.log(`  ${line}`);
    if (!process.env.GITHUB_ACTIONS) continue;
    const [, file, number] = /^(content\/\S+\.yaml), строка (\d+)/.exec(line) ?? [];
    console.log(`::${weight}${file ? ` file=${file},line=${number}` : ''}::${line}`);
  }
}

/** Runs a command. Of an error the owner sees the message, a line for each slip, and no stack. */
export function runCommand(main: () => Promise<void>) {
  main().catch((error: unknown) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
