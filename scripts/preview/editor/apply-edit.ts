import { type Json, setOrRemove, valueIn } from '../../../content/fields';
import type { Edit } from '../../../content/yaml-edit';

/** Makes an edit in the values of the files. */
export function applyEdit(values: Record<string, Json>, edit: Edit) {
  if (edit.action !== 'insert') {
    return setOrRemove(values, edit.path, edit.action === 'set' ? edit.value : undefined);
  }
  const [, list = '', index] = /^(.*)\.(\d+)$/.exec(edit.path) ?? [];
  const entries = (valueIn(values, list) ?? []) as unknown[];
  setOrRemove(values, list, entries.toSpliced(Number(index), 0, edit.value));
}
