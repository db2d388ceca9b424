import { type Json, setOrRemove, valueIn } from '../../../lib/content/fields';
import { lastName, ownerOf } from './paths';
import type { Edit } from './yaml-edit';

/** Makes an edit in the values of the files. They get a copy of its value, which later edits may change. */
export function applyEdit(values: Record<string, Json>, original: Edit) {
  const edit = structuredClone(original);
  if (edit.action !== 'insert') {
    return setOrRemove(values, edit.path, edit.action === 'set' ? edit.value : undefined);
  }
  const list = ownerOf(edit.path);
  const entries = (valueIn(values, list) ?? []) as unknown[];
  setOrRemove(values, list, entries.toSpliced(Number(lastName(edit.path)), 0, edit.value));
}
