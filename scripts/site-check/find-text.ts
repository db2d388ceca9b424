import { deepValues, type Path } from '../../content/deep-values';
import type { Content } from '../../content/schema';

type TextPlace = { file: keyof Content; path: Path };

/** The place in the content of a text that a page shows. */
export function findText(content: Content, text: string): TextPlace | undefined {
  const [file, ...path] = deepValues(content).find(({ value }) => value === text)?.path ?? [];
  return file === undefined ? undefined : { file: file as keyof Content, path };
}
