import { z } from 'zod';
import { formatRubles } from '@/lib/format';
import { servicesWith } from '@/lib/lead-costs';
import { deepValues } from './deep-values';
import { valueIn } from './fields';
import {
  figureTexts,
  placeholdersIn,
  type Replacement,
  replacePlaceholders,
  resultTexts,
} from './figures';
import { schemas } from './schema';
import { visibleSteps } from './schema/calculator';
import { noun, rubles } from './schema/common';
import { counted } from './schema/results';
import { workingHours } from './schema/working-hours';
import type { FileName, Problem, YamlFile } from './yaml-file';

export type Files = Record<FileName, YamlFile>;

/** The values of the files before they are parsed, by file name. */
export type Values = Record<string, unknown>;

/** The files that define figures. A problem in one of them may be the reason for a name without a figure. */
export const FIGURE_FILES: FileName[] = ['figures', 'prices', 'calculator', 'results'];

/** Returns the names of the figures that texts use, with and without their unit. */
export function usedFigures(values: Values): Set<string> {
  const texts = deepValues(values).filter(({ value }) => typeof value === 'string');
  const names = texts.flatMap(({ value }) => placeholdersIn(String(value)));
  return new Set(names.map((name) => name.replace(/\.n$/, '')));
}

/** Puts the figures into all texts. Returns a problem for each name without a figure, which lists all texts with it. */
export function fillInFigures(files: Files, values: Values): Problem[] {
  const texts = new Map(figuresOf(values).map(({ name, text }) => [name, text]));
  const unknown = new Map<string, Problem>();
  for (const { value, path, owner } of deepValues(values)) {
    if (typeof value !== 'string') continue;
    const filled = replacePlaceholders(value, (name) => {
      const text = texts.get(name);
      if (text !== undefined) return text;
      const hint =
        'имена цифр стоят в content/figures.yaml, цен — в prices.yaml, итогов — в начале results.yaml';
      const [file, ...inFile] = path;
      const problem = files[file as FileName].problem(inFile, 'такой цифры нет', hint);
      // All totals of an unknown client are one problem.
      const key = name.split('.', 2).join();
      const first = unknown.get(key);
      if (first) first.hint += `; то же: ${problem.file}, строка ${problem.line}`;
      else unknown.set(key, { ...problem, field: `{${name}}` });
      // A made-up figure takes its place, so that the schema does not report the same text again.
      return name.endsWith('.n') ? '1' : formatRubles(1);
    });
    Object.assign(owner ?? {}, { [String(path.at(-1))]: filled });
  }
  return [...unknown.values()];
}

/** The fields that figures are made from. The texts beside them still contain placeholders and are checked later. */
const named = z.string().optional().catch(undefined);
const payment = schemas.prices.shape.services.element.shape.payment.catch('monthly');
const pricesSchema = z.array(z.object({ id: z.string(), name: named, price: rubles, payment }));
const serviceStepsSchema = z.array(z.object({ id: z.string(), step: z.string().optional() }));
const calculatorSchema = z.object({
  steps: z.array(z.object({ id: z.string() })),
  words: z.object({ question: noun }),
});
const resultsSchema = z.object({
  words: schemas.results.shape.words,
  clients: z.array(counted.extend({ company: named })),
});

/** What `{name}` becomes, and the path of the number or the rows that it is made from. */
export type KnownFigure = Replacement & { path: string };

/** Lists what placeholders stand for: figures, prices, totals of the results, and facts of site.yaml. */
export function figuresOf(values: Values): KnownFigure[] {
  const { data: figures = {} } = schemas.figures.safeParse(values.figures);
  const { data: services = [] } = pricesSchema.safeParse(valueIn(values, 'prices.services'));
  const { data: report } = resultsSchema.safeParse(values.results);
  const { data: hours } = workingHours.safeParse(valueIn(values, 'site.hours'));
  const fact = (path: string) => String(valueIn(values, `site.${path}`) ?? '');
  const at = (path: string, texts: Replacement[]) => texts.map((text) => ({ ...text, path }));
  return [
    ...Object.entries(figures).flatMap(([name, figure]) =>
      at(`figures.${name}`, figureTexts(name, figure)),
    ),
    ...services.flatMap(({ id, name = id, price }, index) => {
      const figure = { title: `${name}, цена`, value: price, unit: '₽' as const };
      return at(`prices.services.${index}.price`, figureTexts(`price.${id}`, figure));
    }),
    ...(report?.clients.flatMap((client, index) =>
      at(
        `results.clients.${index}.months`,
        resultTexts(client, report.words, servicesWith(client.services, services)),
      ),
    ) ?? []),
    ...at('calculator.steps', questionTexts(values)),
    { name: 'hours', title: 'Часы работы', text: hours?.shown ?? '', path: 'site.hours' },
    { name: 'opens', title: 'Открытие', text: fact('hours.opens'), path: 'site.hours' },
    { name: 'closes', title: 'Закрытие', text: fact('hours.closes'), path: 'site.hours' },
    { name: 'city', title: 'Город', text: fact('city'), path: 'site.city' },
    {
      name: 'location',
      title: 'Город и регион',
      text: `${fact('city')} ${fact('region')}`,
      path: 'site.city',
    },
    { name: 'person', title: 'Ваше имя', text: fact('person.name'), path: 'site.person.name' },
  ];
}

/** Counts the questions that the calculator asks for `{questions}`: «4 вопроса». */
function questionTexts(values: Values) {
  const { data: calculator } = calculatorSchema.safeParse(values.calculator);
  const { data: services = [] } = serviceStepsSchema.safeParse(valueIn(values, 'prices.services'));
  if (!calculator) return [];
  const value = visibleSteps(calculator.steps, services).length;
  const unit = calculator.words.question;
  return figureTexts('questions', { title: 'Вопросы калькулятора', value, unit });
}
