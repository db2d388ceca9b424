import { describeFinding, type Finding, type FindingList } from '../lib/finding';

/** What a command tells the process that has started it. */
export type CommandEvent =
  /** A piece of what the command has to say, cut anywhere; a line ends with its line end. */
  | { type: 'text'; text: string }
  /** What a check has found. */
  | ({ type: 'findings' } & FindingList);

/** Prints for the owner, also where the preview has silenced the console, in which Next prints. */
export const { log: print } = console;

/** Sends an event to the publication that has started this command, if one has. */
const tellPublication: ((event: CommandEvent) => void) | undefined = process.send?.bind(process);

/** Prints a text, or sends it to the publication, in order with the findings. */
export function say(text: string) {
  if (tellPublication) tellPublication({ type: 'text', text: `${text}\n` });
  else console.log(text);
}

/** Lists findings under their heading, or says nothing where there are none. */
export function list({ heading, findings }: FindingList) {
  if (findings.length === 0) return;
  if (tellPublication) return tellPublication({ type: 'findings', heading, findings });
  console.log(describeList({ heading, findings }));
}

export function describeList({ heading, findings }: FindingList): string {
  return [heading, ...findings.map((finding) => `  ${describeFinding(finding)}`)].join('\n');
}

/** Lists findings. On GitHub it also makes annotations, which GitHub shows beside the files. */
export function report(severity: 'error' | 'warning', findings: FindingList) {
  list(findings);
  if (!process.env.GITHUB_ACTIONS) return;
  for (const finding of findings.findings) annotate(severity, finding);
}

function annotate(severity: 'error' | 'warning', finding: Finding) {
  const { file, line } = finding;
  const location = file ? ` file=${file},line=${line}` : '';
  console.log(`::${severity}${location}::${describeFinding(finding)}`);
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
