import { useEffect, useSyncExternalStore } from 'react';
import { isIn } from '../paths';
import type { State } from '../state';
import type { Typed } from './control-props';
import { editsIn } from './typed-edits';

/** What was typed at a place and is not saved yet, and the values that the owner saw there, by their places. */
export type Draft = { typed: Typed; seen: Record<string, unknown> };

/*
 * Drafts lie in the storage of the browser, so that typed words survive a reload, a closed tab and the end of the
 * preview. Keys and passwords never lie there.
 */

const PREFIX = 'draft:';

const CHANGED = 'draft-changed';

/** Tells whether what is typed at a place must not be kept in the browser. */
export const isSecret = (path: string) => /^env\..*(KEY|SECRET|TOKEN|PASSWORD)/.test(path);

/** Keeps what is typed at a place, with the values of `state` that it would replace. */
export function keepDraft(path: string, typed: Typed, state: State) {
  if (editsIn(typed, state).length === 0) return forgetDraft(path);
  if (isSecret(path) || Object.keys(typed).some(isSecret)) return;
  const { places } = state;
  const isOfForm = (at: string) => isIn(at, path) || at in typed;
  const seen = Object.entries(places)
    .filter(([at]) => isOfForm(at))
    .map(([at, { written }]) => [at, written ?? null]);
  const draft: Draft = { typed, seen: Object.fromEntries(seen) };
  changeStorage((storage) => storage.setItem(PREFIX + path, JSON.stringify(draft)));
}

/** Tells whether the draft of a place has what is typed. Keys are in no draft, and nothing is in a blocked or full storage. */
export const isKept = (path: string, typed: Typed) =>
  JSON.stringify(storedDraft(path)?.typed) === JSON.stringify(typed);

export const forgetDraft = (path: string) =>
  changeStorage((storage) => storage.removeItem(PREFIX + path));

/** Returns the draft of a place, if the place is still there and says something else. */
export function readDraft(path: string, state: State): Draft | undefined {
  const draft = storedDraft(path);
  return draft && fits(draft, state) && !isSaved(draft, state) ? draft : undefined;
}

function storedDraft(path: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + path) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Another release may have written the draft, or the place may be gone. */
const fits = ({ typed }: Draft, { places }: State) =>
  Object.entries(typed).every(([at, value]) => {
    const kind = places[at]?.control.kind;
    return kind && (kind === 'whole' || Array.isArray(value) === (kind === 'months'));
  });

const isSaved = ({ typed }: Draft, state: State) => editsIn(typed, state).length === 0;

/** The state as the owner saw it when he typed. Whatever has changed since is a conflict when he saves. */
export function seenWith(draft: Draft, state: State): State {
  const places = Object.entries(state.places).map(([at, place]) => {
    return [at, at in draft.seen ? { ...place, written: draft.seen[at] ?? undefined } : place];
  });
  return { ...state, places: Object.fromEntries(places) };
}

/** The editor also works with blocked or full storage, only without drafts. */
export function changeStorage(write: (storage: Storage) => void) {
  try {
    write(localStorage);
  } catch {
    return;
  }
  // The browser tells only the other tabs.
  dispatchEvent(new Event(CHANGED));
}

/** The places that have drafts, of all tabs. Without a state it is not known whether a draft was saved after all. */
export function useDraftPaths(state: State | undefined): string[] {
  const paths = useSyncExternalStore(subscribeToDrafts, draftPaths).split('\n').filter(Boolean);
  // A page that was left during a save has not heard of its end.
  useEffect(() => {
    for (const path of state ? paths : []) {
      const draft = storedDraft(path);
      if (draft && state && fits(draft, state) && isSaved(draft, state)) forgetDraft(path);
    }
  });
  return state ? paths.filter((path) => readDraft(path, state)) : paths;
}

export function subscribeToDrafts(onChange: () => void) {
  const events = ['storage', CHANGED];
  for (const type of events) addEventListener(type, onChange);
  return () => {
    for (const type of events) removeEventListener(type, onChange);
  };
}

/** One text, because a list would be a new one at each reading. */
function draftPaths(): string {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key) => key.slice(PREFIX.length)).join('\n');
  } catch {
    return '';
  }
}
