import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '../../content/load';
import { describeProblem } from '../../content/yaml-file';
import { messageOf } from '../terminal';
import { type Copy, copiesOf } from './copies';

/** Words an error of the sources, and how to restore each file that cannot be read. */
export function explainError(error: unknown, folder: string): string {
  if (!(error instanceof ContentError)) return messageOf(error);
  const lines = error.problems.map((problem) => {
    const way = problem.isUnreadable ? wayBack(folder, basename(problem.file)) : '';
    return describeProblem(problem) + way;
  });
  return lines.join('\n');
}

/** Describes how to restore the last checked copy of a file, if there is one. */
function wayBack(folder: string, file: string): string {
  const isWhole = ({ path, isChecked }: Copy) => isChecked && existsSync(join(path, file));
  const copy = copiesOf(folder).find(isWhole);
  return copy ? `; или верните файл, каким он был: npm run undo -- ${copy.date} ${file}` : '';
}
