import { join } from 'node:path';
import type { z } from 'zod';
import { figurePlaceholders, fillIn, type Placeholders, pricePlaceholders } from '@/lib/figures';
import { picturesIn } from '@/lib/pictures';
import { resultPlaceholders } from '@/lib/results';
import { crossCheck } from './cross-check';
import { explainIssue, explainUnknownFigure } from './explain';
import { readPicture } from './pictures';
import { type Content, figures, schemas } from './schema';
import { type Problem, YamlFile } from './yaml-file';

/** Thrown when a content file cannot be used: a line for each problem, in Russian. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
  }
}

type Files = Record<keyof Content | 'figures', YamlFile>;

/**
 * Reads every content file of the folder, fills the figures into the texts, looks for the pictures and checks it all.
 *
 * @throws {ContentError} with every problem found, each with its file, line and field
 */
export function loadContent(folder: string): Content {
  const files = Object.fromEntries(
    ['figures', ...Object.keys(schemas)].map((name) => [
      name,
      new YamlFile(`content/${name}.yaml`, join(folder, `${name}.yaml`)),
    ]),
  ) as Files;
  throwIfAny(Object.values(files).flatMap((file) => file.syntaxProblems()));

  const problems: Problem[] = [];
  const placeholders = readPlaceholders(files);
  removeOrphanedSheet(files);
  const content: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const file = files[name as keyof Content];
    problems.push(...fillInFigures(file, placeholders));
    content[name] = parse(file, schema, problems);
    for (const { picture, path } of picturesIn(content[name])) {
      const problem = readPicture(folder, picture);
      if (problem) problems.push(file.problem(path, problem));
    }
  }
  throwIfAny(problems);

  // Each entry has just been parsed by the schema of its own name.
  const checked = content as Content;
  throwIfAny(
    crossCheck(checked).map(({ name, path, message }) => files[name].problem(path, message)),
  );
  return checked;
}

function throwIfAny(problems: readonly Problem[]) {
  if (problems.length > 0) throw new ContentError(problems);
}

/** The texts for `{name}`: figures, prices, the sums of the results, and the facts of site.yaml. */
function readPlaceholders({ figures: figuresFile, prices, results, site }: Files): Placeholders {
  const problems: Problem[] = [];
  const figureList = parse(figuresFile, figures, problems) ?? {};
  const figureTexts = Object.entries(figureList).flatMap(([name, figure]) =>
    figurePlaceholders(name, figure),
  );
  fillInFigures(prices, new Map(figureTexts));
  const priceList = parse(prices, schemas.prices, problems)?.services ?? [];
  const { clients = [], words } = parse(results, schemas.results, problems) ?? {};
  // Without them every text that names one would be reported as wrong.
  throwIfAny(problems);

  const get = (...path: string[]) => String(site.document.getIn(path) ?? '');
  return new Map([
    ...figureTexts,
    ...priceList.flatMap(({ id, price }) => pricePlaceholders(id, price)),
    ...(words ? clients.flatMap((client) => resultPlaceholders(client, words)) : []),
    ['hours', `${get('hours', 'opens')}–${get('hours', 'closes')}`],
    ['city', get('city')],
    ['location', `${get('city')}, ${get('region')}`],
  ]);
}

/** The report sheet of the first screen goes with its client. */
function removeOrphanedSheet({ home, results }: Files) {
  const sheet = ['hero', 'sheet'];
  const client = home.document.getIn([...sheet, 'client']);
  const { clients } = schemas.results.parse(results.document.toJS());
  const isGone = client !== undefined && clients.every(({ id }) => id !== client);
  if (isGone) home.document.deleteIn(sheet);
}

function parse<Schema extends z.ZodType>(
  file: YamlFile,
  schema: Schema,
  problems: Problem[],
): z.infer<Schema> | undefined {
  const { data, error } = schema.safeParse(file.document.toJS(), { reportInput: true });
  for (const issue of error?.issues ?? []) {
    problems.push(file.problem(issue.path, explainIssue(issue)));
  }
  return data;
}

function fillInFigures(file: YamlFile, placeholders: Placeholders): Problem[] {
  const problems: Problem[] = [];
  file.replaceTexts((text, line) =>
    fillIn(text, placeholders, (name) =>
      problems.push({
        file: file.file,
        line,
        field: `{${name}}`,
        message: explainUnknownFigure(name, [...placeholders.keys()]),
      }),
    ),
  );
  return problems;
}

function describeProblem({ file, line, field, message }: Problem): string {
  return `${file}, строка ${line}${field && `, поле ${field}`}: ${message}`;
}
