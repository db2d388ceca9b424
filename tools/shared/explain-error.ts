import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '../../lib/content/load';
import { findingOf } from '../../lib/content/yaml-file';
import { messageOf } from '../../lib/error-message';
import { type Finding, FindingsError } from '../../lib/finding';
import { type Copy, copiesOf } from './copies/copies';

/** Words an error of the sources, and how to restore each file that cannot be read. */
export function explainError(error: unknown, folder: string): readonly Finding[] {
  if (error instanceof FindingsError) return error.findings;
  if (!(error instanceof ContentError)) return [{ text: messageOf(error) }];
  return error.problems.map((problem) => {
    const finding = findingOf(problem);
    const way = problem.isUnreadable ? wayBack(folder, basename(problem.file)) : '';
    return { ...finding, text: finding.text + way };
  });
}

/** Describes how to restore the last checked copy of a file, if there is one. */
function wayBack(folder: string, file: string): string {
  const isWhole = ({ path, isChecked }: Copy) => isChecked && existsSync(join(path, file));
  const copy = copiesOf(folder).find(isWhole);
  return copy ? `; или верните файл, каким он был: npm run undo -- ${copy.date} ${file}` : '';
}
