import { z } from 'zod';
import { crossCheck } from './cross-check';
import { explainIssues } from './explain';
import { decodePicture, picturesIn, readPicture } from './pictures';
import { FIGURE_FILES, type Files, fillInFigures } from './placeholders';
import { type Content, schemas } from './schema';
import { describeProblem, type FileName, type Problem, problemAt, YamlFile } from './yaml-file';

/** Lists in Russian what keeps the content from being used, a line for each problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
  }
}

/** @throws {ContentError} with every problem, its file, line and field, but none that follows from another */
export function loadContent(folder: string, changed: Sources = {}): Content {
  const files = openFiles(folder, changed);
  removeOrphans(files);
  const unknown = fillInFigures(files);
  const parsed = names.map((name) => ({ name, ...parse(files[name], schemas[name], folder) }));
  const content = Object.fromEntries(parsed.map(({ name, data }) => [name, data]));
  const problems = [
    ...parsed.flatMap((file) => file.problems),
    ...crossCheck(content).map(({ name, path, message }) => files[name].problem(path, message)),
  ];
  const isWrong = (name: FileName) => problems.some(({ file }) => file === files[name].file);
  if (!FIGURE_FILES.some(isWrong)) problems.push(...unknown);
  if (problems.length > 0) throw new ContentError(problems);
  // No problem is left, so each schema has parsed the file of its name.
  return content as Content;
}

/** Loads the content and decodes every picture, so that a damaged one is found before the build. */
export async function checkContent(folder: string): Promise<Content> {
  const content = loadContent(folder);
  const problems = await Promise.all(
    picturesIn(content).map(async ({ picture, path }) => {
      const message = await decodePicture(picture);
      return message ? [problemAt(folder, path, message)] : [];
    }),
  );
  if (problems.flat().length > 0) throw new ContentError(problems.flat());
  return content;
}

/** Texts of files that are not saved yet. */
export type Sources = Partial<Record<FileName, string>>;

const names = Object.keys(schemas) as FileName[];

export function openFiles(folder: string, changed: Sources = {}): Files {
  const files = names.map((name) => [name, new YamlFile(folder, name, changed[name])]);
  return Object.fromEntries(files);
}

/** Skips a file that cannot be read: what its fields lack follows from that. */
function parse(file: YamlFile, schema: z.ZodType, folder: string) {
  if (file.errors.length > 0) return { data: undefined, problems: file.errors };
  const { data, error } = schema.safeParse(file.at(), { reportInput: true });
  const problems = explainIssues(error?.issues ?? []);
  for (const { picture, path } of picturesIn(data)) {
    const facts = readPicture(folder, picture);
    if (typeof facts === 'string') problems.push({ path, message: facts });
    else Object.assign(picture, facts);
  }
  return { data, problems: problems.map(({ path, message }) => file.problem(path, message)) };
}

/** Parts that show the figures of one client, and go with it. */
export const OF_ONE_CLIENT: [file: keyof Content, ...path: string[]][] = [
  ['home', 'hero', 'sheet'],
  ['targeting', 'example'],
  ['contextual', 'example'],
];

const withIds = z.array(z.object({ id: z.string() })).catch([]);

function removeOrphans(files: Files) {
  const clients = withIds.parse(files.results.at('clients')).map(({ id }) => id);
  for (const [file, ...path] of OF_ONE_CLIENT) {
    const { document } = files[file];
    const client = document.getIn([...path, 'client']);
    if (client !== undefined && !clients.includes(String(client))) document.deleteIn(path);
  }
}
