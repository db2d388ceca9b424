import { type Json, setOrRemove, valueIn } from '../../../lib/content/fields';
import type { Edit } from '../../../lib/content/yaml-edit';
import { lastName, ownerOf } from './paths';

/** Makes an edit in the values of the files. */
export function applyEdit(values: Record<string, Json>, edit: Edit) {
  if (edit.action !== 'insert') {
    return setOrRemove(values, edit.path, edit.action === 'set' ? edit.value : undefined);
  }
  const list = ownerOf(edit.path);
  const entries = (valueIn(values, list) ?? []) as unknown[];
  setOrRemove(values, list, entries.toSpliced(Number(lastName(edit.path)), 0, edit.value));
}
