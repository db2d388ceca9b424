import type { Path } from '../../lib/content/deep-values';
import { findingOf, problemAt } from '../../lib/content/yaml-file';
import type { Finding } from '../../lib/finding';

/** Returns a finding about a value of the content, with the file and the line in which the value is. */
export function findingAt(folder: string, path: Path, text: string): Finding {
  return findingOf(problemAt(folder, path, text));
}
