import type { PublishEvent } from '../shared/publish-events';
import { eventPrinter } from './print-events';

/** Returns what a terminal, or the log of a program that is no terminal, gets for these events. */
function printed(events: PublishEvent[], isTTY = true): string {
  let output = '';
  const write = (text: string) => {
    output += text;
    return true;
  };
  const print = eventPrinter({ write, isTTY } as NodeJS.WriteStream);
  for (const event of events) print(event);
  return output;
}

const progress = (sent: number): PublishEvent => ({
  type: 'progress',
  sent,
  total: 8,
  file: sent + 1,
  files: 9,
});
const text = (words: string): PublishEvent => ({ type: 'text', text: words });

test('text that comes in pieces keeps its lines', () => {
  const pieces = [text('Собираю стра'), text('ницы\nГото'), text('во\n\n')];
  expect(printed(pieces)).toBe('Собираю страницы\nГотово\n\n');
});

test('each progress takes the place of the one before, and other lines come below', () => {
  const lost = text('Связь с хостингом прервалась.\n');
  expect(printed([progress(0), progress(1), lost, progress(2), progress(8)])).toBe(
    '\r  1 из 9, 0 %\r  2 из 9, 13 %\nСвязь с хостингом прервалась.\n\r  3 из 9, 25 %\r  9 из 9, 100 %\n',
  );
});

test.each<[string, PublishEvent, string]>([
  ['a step', { type: 'step', number: 2, of: 3, title: 'Загружаю' }, '— 2 из 3. Загружаю —'],
  ['the end', { type: 'end', isDone: false, text: 'Остановлено.' }, 'Остановлено.'],
  [
    'findings',
    { type: 'findings', heading: 'Осталось', findings: [{ location: 'faq', text: 'пусто' }] },
    'Осталось\n  faq: пусто',
  ],
])('%s begins a line after unfinished text and progress', (_what, event, line) => {
  expect(printed([text('Собираю'), event])).toBe(`Собираю\n${line}\n`);
  expect(printed([progress(0), event])).toBe(`\r  1 из 9, 0 %\n${line}\n`);
});

test('progress begins a line after unfinished text', () => {
  expect(printed([text('Отправляю'), progress(0)])).toBe('Отправляю\n\r  1 из 9, 0 %');
});

test('a log gets the end of the progress alone', () => {
  expect(printed([progress(0), progress(1), progress(8)], false)).toBe('\r  9 из 9, 100 %\n');
});

test('a text that is cut between two colons commands no log', () => {
  process.env.GITHUB_ACTIONS = 'true';
  try {
    expect(printed([text(':'), text(':add-mask::1\n')])).not.toContain('::');
  } finally {
    delete process.env.GITHUB_ACTIONS;
  }
});
