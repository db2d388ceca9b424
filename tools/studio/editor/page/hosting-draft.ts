import { useSyncExternalStore } from 'react';
import { fieldsOf } from '../../../../lib/fields-of';
import type { Bodies } from '../actions';
import type { State } from '../state';
import { changeStorage, subscribeToDrafts } from './drafts';

/*
 * Keeps unsaved words of the hosting form. The form belongs to no place in the content, so it needs a draft of its own.
 */

export type HostingFields = Bodies['hosting'];

export type TypedHosting = Partial<HostingFields>;

const NAME = 'hosting-draft';

/** The password and the path of the key never lie in the storage of the browser. */
const KEPT = ['kind', 'host', 'user', 'folder'] as const;

/** The hosting as it is saved. Its password never comes back. */
export function savedHosting({ hosting }: State): HostingFields {
  const { host, user, folder, key } = hosting;
  // One of the options of the field.
  const kind = (hosting.kind || 'sftp') as HostingFields['kind'];
  return { kind, host, user, folder, key, password: '' };
}

/** What is typed and differs from what is saved. */
export function unsavedHosting(typed: TypedHosting, saved: HostingFields): TypedHosting {
  const names = Object.keys(typed) as (keyof HostingFields)[];
  const others = names.filter((name) => typed[name] !== saved[name]);
  return Object.fromEntries(others.map((name) => [name, typed[name]]));
}

export function keepHostingDraft(unsaved: TypedHosting) {
  const draft = draftOf(unsaved);
  changeStorage((storage) => {
    if (draft) storage.setItem(NAME, draft);
    else storage.removeItem(NAME);
  });
}

/** Tells whether the draft has everything that was typed. Passwords are never kept, and a blocked storage keeps nothing. */
export const isHostingKept = (unsaved: TypedHosting) =>
  Object.keys(unsaved).every((name) => KEPT.some((kept) => kept === name)) &&
  draftOf(unsaved) === storedDraft();

export function readHostingDraft(state: State): TypedHosting {
  try {
    const stored = fieldsOf(JSON.parse(storedDraft()));
    const texts = KEPT.filter((name) => typeof stored[name] === 'string');
    const typed = Object.fromEntries(texts.map((name) => [name, stored[name]]));
    return unsavedHosting(typed, savedHosting(state));
  } catch {
    return {};
  }
}

/** Tells whether a draft of the hosting waits. Without a state it is not known whether it was saved after all. */
export function useHasHostingDraft(state: State | undefined): boolean {
  const stored = useSyncExternalStore(subscribeToDrafts, storedDraft);
  return stored !== '' && (!state || Object.keys(readHostingDraft(state)).length > 0);
}

/** Empty without anything to keep. */
function draftOf(unsaved: TypedHosting): string {
  const kept = KEPT.filter((name) => name in unsaved);
  return kept.length > 0 ? JSON.stringify(unsaved, [...kept]) : '';
}

function storedDraft(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}
