import type { OnEvent, PublishEvent } from '../shared/publish-events';
import { describeFindings, withoutCommands } from '../shared/terminal';

/** Returns a function that prints the events of a publication for the owner, in whole lines. */
export function eventPrinter(output: NodeJS.WriteStream): OnEvent {
  /** The beginning of a line whose end has not come yet. Two colons could be cut in their middle. */
  let begun = '';
  let isProgress = false;

  function endLine() {
    if (isProgress) output.write('\n');
    isProgress = false;
    if (begun) output.write(`${withoutCommands(begun)}\n`);
    begun = '';
  }

  function printLine(text: string) {
    endLine();
    output.write(`${withoutCommands(text)}\n`);
  }

  /** A piece of text may begin and end in the middle of a line. */
  function printPiece(text: string) {
    if (isProgress) endLine();
    const whole = begun + text;
    const end = whole.lastIndexOf('\n') + 1;
    output.write(withoutCommands(whole.slice(0, end)));
    begun = whole.slice(end);
  }

  /** A terminal shows the progress in one line; a log gets its end. */
  function printProgress({ file, files, sent, total }: PublishEvent & { type: 'progress' }) {
    const isEnd = sent === total;
    if (!output.isTTY && !isEnd) return;
    if (!isProgress) endLine();
    const percent = total === 0 ? 100 : Math.round((sent / total) * 100);
    output.write(`\r  ${file} из ${files}, ${percent} %`);
    isProgress = true;
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
