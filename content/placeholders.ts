import { z } from 'zod';
import { formatRubles } from '@/lib/format';
import { explainUnknownFigure } from './explain';
import { figureTexts, resultTexts } from './figures';
import { figures, schemas } from './schema';
import { rubles } from './schema/common';
import { counted } from './schema/results';
import type { FileName, Problem, YamlFile } from './yaml-file';

export type Files = Record<FileName, YamlFile>;

/** Puts the figures into all texts. A name without a figure is one problem, however many texts have it. */
export function fillInFigures(files: Files): Problem[] {
  const { texts, wrong } = readPlaceholders(files);
  const unknown = new Map<string, Problem[]>();
  for (const yaml of Object.values(files)) {
    const { file } = yaml;
    yaml.replaceTexts((text, line) =>
      text.replace(/\{\s*([^{}]*?)\s*\}/g, (_, name: string) => {
        const known = texts.get(name);
        if (known === undefined && !sourcesOf(name).some((source) => wrong.has(source))) {
          const message = explainUnknownFigure(name, [...texts.keys()]);
          // Of a client that does not exist all sums are missing.
          const key = name.startsWith('results.') ? message : name;
          const problem = { file, line, field: `{${name}}`, message };
          unknown.set(key, [...(unknown.get(key) ?? []), problem]);
        }
        return known ?? standIn(name);
      }),
    );
  }
  return [...unknown.values()].flatMap(([first, ...others]) => {
    const places = others.map(({ file, line }) => `; то же: ${file}, строка ${line}`);
    return first ? [{ ...first, message: first.message + places.join('') }] : [];
  });
}

/** What stands for a figure that is not known, so that the text that names it is not reported for its form, too. */
function standIn(name: string): string {
  return name.endsWith('.n') ? '1' : formatRubles(1);
}

/** The file and the entry that a placeholder comes from. */
function sourcesOf(name: string): string[] {
  const [kind, id] = name.split('.');
  if (kind === 'price') return ['prices', `price.${id}`];
  if (kind === 'results') return ['results', `results.${id}`];
  return ['figures', String(kind)];
}

/** Entries with their ids, whatever else is wrong with them. */
export const named = z.array(z.looseObject({ id: z.string() }).catch({ id: '' })).catch([]);

/**
 * The texts for `{name}`: figures, prices, the sums of the results, and the facts of site.yaml. `wrong` has the sources
 * that are reported themselves, so that what comes from them need not be.
 */
function readPlaceholders({ figures: figuresFile, prices, results, calculator, site }: Files) {
  const texts = new Map<string, string>();
  const wrong = new Set<string>();
  const add = (pairs: [string, string][]) => {
    for (const [name, text] of pairs) texts.set(name, text);
  };

  const whole = {
    figures: figures.safeParse(figuresFile.at()),
    prices: schemas.prices.safeParse(prices.at()),
    results: schemas.results.safeParse(results.at()),
  };
  for (const [source, { error }] of Object.entries(whole)) {
    if (error?.issues.some(({ path }) => path.length === 0)) wrong.add(source);
  }
  for (const [name, entry] of Object.entries(figuresFile.at() ?? {})) {
    const { data } = figures.valueType.safeParse(entry);
    if (data) add(figureTexts(name, data));
    else wrong.add(name);
  }
  for (const { id, price } of named.parse(prices.at('services'))) {
    const { data } = rubles.safeParse(price);
    if (data) add(figureTexts(`price.${id}`, { value: data, unit: '₽' }));
    else wrong.add(`price.${id}`);
  }
  // Of a service that the calculator misses, its step is reported.
  const { data: steps = [] } = schemas.calculator.shape.steps.safeParse(calculator.at('steps'));
  for (const service of steps.flatMap(({ services }) => services)) wrong.add(`price.${service}`);
  const { data: words } = schemas.results.shape.words.safeParse(results.at('words'));
  for (const client of named.parse(results.at('clients'))) {
    const { data } = counted.safeParse(client);
    if (words && data) add(resultTexts(data, words));
    else wrong.add(`results.${client.id}`);
  }
  const fact = (...path: string[]) => String(site.at(...path) ?? '');
  add([
    ['hours', `${fact('hours', 'opens')}–${fact('hours', 'closes')}`],
    ['city', fact('city')],
    ['person', fact('person', 'name')],
    ['location', `${fact('city')}, ${fact('region')}`],
  ]);
  return { texts, wrong };
}
