import type { z } from 'zod';
import { crossCheck } from './cross-check';
import { explainIssues } from './explain';
import { readPicture, replacePictures } from './pictures';
import { type Files, fillInFigures, named } from './placeholders';
import { type Content, figures, schemas } from './schema';
import { type FileName, type Problem, YamlFile } from './yaml-file';

/** Thrown when a content file cannot be used: a line for each problem, in Russian. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
  }
}

/**
 * Reads every content file of the folder, fills the figures into the texts, looks for the pictures and checks it all.
 *
 * @throws {ContentError} with every problem found, each with its file, line and field, and none that follows from another
 */
export function loadContent(folder: string): Content {
  const files = Object.fromEntries(
    Object.keys({ figures, ...schemas }).map((name) => [
      name,
      new YamlFile(folder, name as FileName),
    ]),
  ) as Files;
  const problems = Object.values(files).flatMap(({ errors }) => errors);
  parse(files.figures, figures, problems);
  removeOrphans(files);
  problems.push(...fillInFigures(files));
  const content: Partial<Record<keyof Content, unknown>> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const file = files[name as keyof Content];
    const parsed = parse(file, schema, problems);
    content[name as keyof Content] = replacePictures(parsed, (picture, path) => {
      const read = readPicture(folder, picture);
      if (typeof read === 'string') problems.push(file.problem(path, read));
      return read;
    });
  }
  // Each entry has just been parsed by the schema of its own name.
  for (const { name, path, message } of crossCheck(content as Partial<Content>)) {
    problems.push(files[name].problem(path, message));
  }
  if (problems.length > 0) throw new ContentError(problems);
  return content as Content;
}

/** What shows the figures of one client, and goes with it. */
const ofOneClient: [file: keyof Content, ...path: string[]][] = [
  ['home', 'hero', 'sheet'],
  ['targeting', 'exhibit'],
  ['contextual', 'exhibit'],
];

function removeOrphans(files: Files) {
  const { results } = files;
  if (results.errors.length > 0) return;
  const clients = named.parse(results.at('clients')).map(({ id }) => id);
  for (const [file, ...path] of ofOneClient) {
    const { document } = files[file];
    const client = document.getIn([...path, 'client']);
    if (client !== undefined && !clients.includes(String(client))) document.deleteIn(path);
  }
}

/** Adds what is wrong with a file to the problems. */
function parse<Schema extends z.ZodType>(
  file: YamlFile,
  schema: Schema,
  problems: Problem[],
): z.infer<Schema> | undefined {
  // What is missing of a file that cannot be read follows from that.
  if (file.errors.length > 0) return undefined;
  const { data, error } = schema.safeParse(file.at(), { reportInput: true });
  for (const { path, message } of explainIssues(error?.issues ?? [])) {
    problems.push(file.problem(path, message));
  }
  return data;
}

function describeProblem({ file, line, field, message }: Problem): string {
  return `${file}, строка ${line}${field && `, поле ${field}`}: ${message}`;
}
