import { useRef, useState } from 'react';
import type { State } from '../state';
import { useEditor } from './context';
import type { Typed } from './control-props';
import { forgetDraft, keepDraft, readDraft, seenWith } from './drafts';
import { editsIn, mistakeIn, wordsAbout } from './typed-edits';
import { useChanges } from './use-changes';
import { withoutInvisible } from './without-invisible';

/**
 * What is typed into the form of a place, and its save. A conflict is found against what the owner has seen. Words that
 * were typed before and not saved are there again.
 */
export function useTyped(path: string, opened: State) {
  const { refuse, close } = useEditor();
  const [draft] = useState(() => readDraft(path, opened));
  const [seen, setSeen] = useState(() => (draft ? seenWith(draft, opened) : opened));
  const { change } = useChanges(seen);
  const [typed, setAllTyped] = useState<Typed>(draft?.typed ?? {});
  /** The words that are being saved. */
  const [sent, setSent] = useState<Typed>();
  const newest = useRef(typed);

  function setTyped(at: string, value: unknown) {
    const next = { ...newest.current, [at]: cleaned(value) };
    newest.current = next;
    setAllTyped(next);
    keepDraft(path, next, seen);
  }

  /** @param current the values that the owner agrees to overwrite after a conflict */
  async function save(current?: unknown[]) {
    const mistake = mistakeIn(path, typed, seen);
    if (mistake) return refuse({ ...mistake, form: path });
    if (editsIn(typed, seen).length === 0) return forgetAndClose();
    const options = { ...wordsAbout(path, typed, seen), onDone, current, form: path };
    setSent(typed);
    await change(path, (state) => editsIn(typed, state), options);
    setSent((latest) => (latest === typed ? undefined : latest));
  }

  /** Words that were typed during the save stay in the form. */
  function onDone(fresh: State) {
    if (newest.current === typed) return forgetAndClose();
    setSeen(fresh);
    keepDraft(path, newest.current, fresh);
  }

  function forgetAndClose() {
    forgetDraft(path);
    close();
  }

  /** Forgets what is typed, but not the words that are being saved: the owner gets them back if they are refused. */
  function drop() {
    if (!sent) return forgetDraft(path);
    newest.current = sent;
    keepDraft(path, sent, seen);
  }

  function discard() {
    drop();
    close();
  }

  const isUnsaved = typed !== sent && editsIn(typed, seen).length > 0;
  const isDraft = draft?.typed === typed;
  return { typed, setTyped, save, drop, discard, seen, isUnsaved, isDraft };
}

/** Texts without what Word hides in them, also in a table and in the form of an entry. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutInvisible(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || !value || value instanceof File) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, cleaned(own)]));
}
