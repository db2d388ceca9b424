import type { OnEvent, PublishEvent } from '../shared/publish-events';
import { describeFindings, withoutCommands } from '../shared/terminal';

/** Returns a function that prints the events of a publication for the owner. It remembers which line is unfinished. */
export function eventPrinter(output: NodeJS.WriteStream): OnEvent {
  let unfinished: 'text' | 'progress' | undefined;

  function endLine() {
    if (unfinished) output.write('\n');
    unfinished = undefined;
  }

  function printLine(text: string) {
    endLine();
    output.write(`${withoutCommands(text)}\n`);
  }

  /** The pieces of a text are cut anywhere, so the next one goes on in the same line. */
  function printPiece(text: string) {
    if (unfinished === 'progress') endLine();
    output.write(withoutCommands(text));
    unfinished = text.endsWith('\n') ? undefined : 'text';
  }

  /** A terminal shows the progress in one line; a log gets its end. */
  function printProgress({ file, files, sent, total }: PublishEvent & { type: 'progress' }) {
    const isEnd = sent === total;
    if (!output.isTTY && !isEnd) return;
    if (unfinished === 'text') endLine();
    const percent = total === 0 ? 100 : Math.round((sent / total) * 100);
    output.write(`\r  ${file} из ${files}, ${percent} %`);
    unfinished = 'progress';
    if (isEnd) endLine();
  }

  return (event) => {
    switch (event.type) {
      case 'step':
        return printLine(`— ${event.number} из ${event.of}. ${event.title} —`);
      case 'progress':
        return printProgress(event);
      case 'question':
        return printLine(`${event.text}\nДа, сюда: npm run publish -- --over`);
      case 'start':
      case 'built':
        return;
      case 'findings':
        return printLine(describeFindings(event));
      case 'text':
        return printPiece(event.text);
      case 'end':
        return printLine(event.text);
    }
  };
}
