import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { fillIn, type Words, wordsOfFigure, wordsOfPrice } from '@/lib/figures';
import { crossCheck } from './cross-check';
import { explainIssue } from './explain';
import { type Content, figures, schemas } from './schema';
import { type Problem, YamlFile } from './yaml-file';

/** Thrown when a content file cannot be used: a line for each problem, in Russian. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
  }
}

/**
 * Reads every content file of the folder, fills the figures into the texts and checks it all.
 *
 * @throws {ContentError} with every problem found, each with its file, line and field
 */
export function loadContent(folder: string): Content {
  const problems: Problem[] = [];

  const figuresFile = open(folder, 'figures', problems);
  const figureList = figuresFile && check(figuresFile, figures, problems);
  const files = new Map(Object.keys(schemas).map((name) => [name, open(folder, name, problems)]));
  const prices = files.get('prices');
  const priceList = prices && check(prices, schemas.prices, []);
  const siteFile = files.get('site');
  // Without its figures no text can be filled in, and every text would be called wrong.
  if (problems.length > 0 || !figureList) throw new ContentError(problems);

  const words: Words = new Map([
    ...Object.entries(figureList).flatMap(([name, figure]) => wordsOfFigure(name, figure)),
    ...(priceList?.services ?? []).flatMap(({ id, price }) => wordsOfPrice(id, price)),
    ...wordsOfSite(siteFile),
  ]);

  const content: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const file = files.get(name);
    if (!file) continue;
    fillInFigures(file, words, problems);
    content[name] = check<z.ZodType>(file, schema, problems);
  }
  if (problems.length > 0) throw new ContentError(problems);

  // Each entry has just been parsed by the schema of its own name.
  const checked = content as Content;
  for (const { name, path, message } of crossCheck(checked)) {
    const file = files.get(name);
    if (file) problems.push(file.problem(path, message));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return checked;
}

function open(folder: string, name: string, problems: Problem[]): YamlFile | undefined {
  const file = `content/${name}.yaml`;
  const path = join(folder, `${name}.yaml`);
  if (!existsSync(path)) {
    problems.push({ file, line: 1, field: '', message: 'файла нет; верните его на место' });
    return undefined;
  }
  const yaml = new YamlFile(file, path);
  const broken = yaml.syntaxProblems();
  problems.push(...broken);
  return broken.length > 0 ? undefined : yaml;
}

function check<Schema extends z.ZodType>(
  file: YamlFile,
  schema: Schema,
  problems: Problem[],
): z.infer<Schema> | undefined {
  const parsed = schema.safeParse(file.value(), { reportInput: true });
  if (parsed.success) return parsed.data;
  problems.push(
    ...parsed.error.issues.map((issue) => file.problem(issue.path, explainIssue(issue))),
  );
  return undefined;
}

function fillInFigures(file: YamlFile, words: Words, problems: Problem[]) {
  file.replaceTexts((text, line) =>
    fillIn(text, words, (name) =>
      problems.push({
        file: file.file,
        line,
        field: `{${name}}`,
        message:
          'такой цифры нет; имена цифр стоят в content/figures.yaml, цен — в content/prices.yaml',
      }),
    ),
  );
}

function wordsOfSite(file: YamlFile | undefined): [string, string][] {
  const get = (...path: string[]) => String(file?.document.getIn(path) ?? '');
  return [
    ['hours', `${get('hours', 'opens')}–${get('hours', 'closes')}`],
    ['city', get('city')],
    ['location', `${get('city')}, ${get('region')}`],
  ];
}

function describeProblem({ file, line, field, message }: Problem): string {
  return `${file}, строка ${line}${field && `, поле ${field}`}: ${message}`;
}
