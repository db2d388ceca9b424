import { misplacedFigures, unknownSums } from './conclusions';
import { loadContent } from './load';
import { FIXTURE_CONTENT } from './test-folder.fixture';

const content = loadContent(FIXTURE_CONTENT);

/** The content whose first report has another conclusion. In March a sale was 1 785 ₽, in May 725 ₽, on average 1 096 ₽. */
function concluding(finalResult: string) {
  const [client, ...others] = content.results.clients;
  if (!client) throw new Error('The fixture has a report.');
  const clients = [{ ...client, finalResult }, ...others];
  return { ...content, results: { ...content.results, clients } };
}

const seen = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test.each([
  ['Ёж обошёлся в 725 ₽.', '725 ₽ — это цена продажи за май, за все месяцы — 1 096'],
  ['За март 1 785 ₽. Теперь 725 ₽.', '725 ₽ — это цена продажи за май'],
  ['В марте ёж стоил 725 ₽.', '725 ₽ — это цена продажи за май'],
  ['С работой — 1 800 ₽.', '1 800 ₽ — это цена продажи вместе с работой за май'],
  ['За 3 месяца 40 ежей.', '40 ежей — это продажи за май, за все месяцы — 73'],
])('«%s» needs its month', (finalResult, complaint) => {
  const [misplaced] = misplacedFigures(concluding(finalResult));
  expect(seen(misplaced?.message)).toContain(complaint);
  expect(misplaced?.path).toBe('results.clients.0.finalResult');
});

test.each([
  'В мае ёж обошёлся в 725 ₽, в марте — в 1 785 ₽.',
  'Итог мая: 40 ежей.',
  'Ёж обошёлся в 1 096 ₽, всего их 73.',
  'Работа стоит 43 000 ₽ в месяц.',
  'За 3 месяца 274 заявки и 73 ежа.',
])('«%s» has the months of its figures', (finalResult) => {
  expect(misplacedFigures(concluding(finalResult))).toEqual([]);
  expect(unknownSums(concluding(finalResult))).toEqual([]);
});

test('a remark needs the month of its figure too', () => {
  const remarking = (remark: string) => {
    const { results, ...rest } = content;
    const clients = results.clients.map((client) => ({ ...client, remark }));
    return misplacedFigures({ ...rest, results: { ...results, clients } });
  };
  expect(remarking('40 ежей в мае, а в марте было 13')).toEqual([]);
  const [misplaced, ...others] = remarking('40 ежей в месяц, а было 13');
  expect(others).toEqual([]);
  expect(misplaced?.path).toBe('results.clients.0.remark');
  expect(seen(misplaced?.message)).toContain('40 ежей — это продажи за май');
});

test('a sum that no month has is told', () => {
  const [unknown] = unknownSums(concluding('Ёж обошёлся в 700 ₽.'));
  expect(unknown?.message).toMatch(/^700 ₽ — такой суммы в таблице/);
});
