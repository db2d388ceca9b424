import { describeFinding, type Finding, type FindingList } from '../../lib/finding';
import { explainNativePart } from './native-part.cjs';

/** What a command tells the process that has started it. */
export type CommandEvent =
  /** A piece of what the command has to say, cut anywhere; a line ends with its line end. */
  | { type: 'text'; text: string }
  /** The findings of a check. */
  | ({ type: 'findings' } & FindingList);

/**
 * Takes commands out of a text, which may quote a server or the content. Control characters command a terminal. On
 * GitHub a line that begins with «::», or that has «##[» in it, changes what the log shows and what the next step gets.
 */
export function withoutCommands(text: string): string {
  const plain = text.replace(/(?![\n\t])\p{Cc}/gu, '');
  if (!process.env.GITHUB_ACTIONS) return plain;
  return plain.replaceAll('::', ':\u200b:').replaceAll('##[', '#\u200b#[');
}

/** Prints for the owner without the console, which the preview silences because Next prints there. */
export function printInTerminal(text: string) {
  process.stdout.write(`${withoutCommands(text)}\n`);
}

/** Sends an event to the publication or the editor that has started this command. Undefined in a terminal. */
export const tellParent: ((event: object) => void) | undefined = process.send?.bind(process);

/** Prints a text, or sends it to the parent, in order with the findings. */
export function printText(text: string) {
  if (tellParent) tellParent({ type: 'text', text: `${text}\n` } satisfies CommandEvent);
  else console.log(withoutCommands(text));
}

/** Prints findings under their heading, or sends them to the parent. Does nothing where there are none. */
export function printFindings({ heading, findings }: FindingList) {
  if (findings.length === 0) return;
  if (tellParent) tellParent({ type: 'findings', heading, findings } satisfies CommandEvent);
  else console.log(withoutCommands(describeFindings({ heading, findings })));
}

export function describeFindings({ heading, findings }: FindingList): string {
  return [heading, ...findings.map((finding) => `  ${describeFinding(finding)}`)].join('\n');
}

/** Prints findings. On GitHub it also makes annotations, which GitHub shows beside the files. */
export function printAndAnnotate(severity: 'error' | 'warning', list: FindingList) {
  printFindings(list);
  if (!process.env.GITHUB_ACTIONS) return;
  for (const finding of list.findings) annotate(severity, finding);
}

function annotate(severity: 'error' | 'warning', finding: Finding) {
  const { file, line } = finding;
  const location = file ? ` file=${file},line=${line}` : '';
  // An annotation is one line, in which GitHub writes line breaks so.
  const text = withoutCommands(describeFinding(finding)).replace(/[%\n]/g, encodeURIComponent);
  console.log(`::${severity}${location}::${text}`);
}

/** Runs a command with its arguments. An error prints its message without a stack and ends it, whatever server or browser is open. */
export function runCommand(main: (...args: string[]) => Promise<void>) {
  // A reader such as `head` has closed the pipe.
  process.stdout.on('error', () => process.exit(1));
  main(...process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${withoutCommands(explainNativePart(error))}\n`, () => process.exit(1));
  });
}
