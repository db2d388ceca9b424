import { readFileSync } from 'node:fs';
import { crossCheck, unknownReferences } from './cross-check';
import { explainIssues } from './explain';
import { setOrRemove } from './fields';
import { decodePicture, mapPictures, picturesIn, readPicture } from './pictures';
import { FIGURE_FILES, type Files, fillInFigures, type Values } from './placeholders';
import { type Content, schemas } from './schema';
import { describeProblem, type FileName, type Problem, problemAt, YamlFile } from './yaml-file';

/** Lists in Russian why the content cannot be used, with a line for each problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
  }
}

/** @throws {ContentError} with every problem, its file, line and field, but none that follows from another */
export function loadContent(folder: string, changed: Sources = {}): Content {
  const { content, problems } = readContent(folder, changed);
  if (problems.length > 0) throw new ContentError(problems);
  // Without problems, each schema has parsed its file.
  return content as Content;
}

export function readContent(folder: string, changed: Sources = {}) {
  const { files, values } = readFiles(folder, changed);
  // An optional part that refers to a missing entry is removed.
  // The last one goes first, so that the places in a list stay right.
  for (const { optionalPart } of unknownReferences(values).reverse()) {
    if (optionalPart) setOrRemove(values, optionalPart);
  }
  const unknown = fillInFigures(files, values);
  const parsed = names.map((name) => parse(name, files[name], values[name], folder));
  const content = Object.fromEntries(parsed.map(({ name, data }) => [name, data]));
  const problems = [
    ...parsed.flatMap((file) => file.problems),
    ...crossCheck(content).map(({ path, message, hint }) => {
      const [name, ...inFile] = path.split('.');
      return files[name as FileName].problem(inFile, message, hint);
    }),
  ];
  const isWrong = (name: FileName) => problems.some(({ file }) => file === files[name].file);
  if (!FIGURE_FILES.some(isWrong)) problems.push(...unknown);
  return { content, problems };
}

/** Loads the content and decodes every picture, so that a damaged one is found before the build. */
export async function checkContent(folder: string): Promise<Content> {
  const content = loadContent(folder);
  const problems = await Promise.all(
    picturesIn(content).map(async ({ picture, path }) => {
      const message = await decodePicture(readFileSync(picture.path), picture.file);
      return message ? [problemAt(folder, path, message)] : [];
    }),
  );
  if (problems.flat().length > 0) throw new ContentError(problems.flat());
  return content;
}

/** Texts of files that are not saved yet. */
export type Sources = Partial<Record<FileName, string>>;

const names = Object.keys(schemas) as FileName[];

/** Opens the files and returns their values. A file that cannot be read has none. */
export function readFiles(folder: string, changed: Sources = {}) {
  const opened = names.map((name) => [name, new YamlFile(folder, name, changed[name])] as const);
  const values: Values = Object.fromEntries(opened.map(([name, file]) => [name, file.value()]));
  return { files: Object.fromEntries(opened) as Files, values };
}

/** Skips a file that cannot be read: all problems of its fields would follow from that. */
function parse(name: FileName, file: YamlFile, value: unknown, folder: string) {
  if (file.errors.length > 0) return { name, data: undefined, problems: file.errors };
  const { data, error } = schemas[name].safeParse(value, { reportInput: true });
  const problems = explainIssues(error?.issues ?? []);
  const dataWithPictures = mapPictures(data, (pictureName, path) => {
    const reading = readPicture(folder, pictureName);
    if ('picture' in reading) return reading.picture;
    problems.push({ path, message: reading.message });
    return pictureName;
  });
  return {
    name,
    data: dataWithPictures,
    problems: problems.map(({ path, message }) => file.problem(path, message)),
  };
}
