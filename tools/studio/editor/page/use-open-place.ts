import { useState } from 'react';
import type { Refused } from './context';
import { mayDiscard } from './make-editable';

/** The places in the open form, the element beside which it stands, and the reason if the last change was refused. */
type Opened = { paths?: string[]; anchor?: Element | undefined; refused?: Refused | undefined };

/** Keeps track of the form that is open on the page. */
export function useOpenPlace() {
  const [opened, setOpened] = useState<Opened>({});
  const { paths, anchor } = opened;
  return {
    opened,
    setOpened,
    refuse: (refused: Refused | undefined) => setOpened((before) => ({ ...before, refused })),
    /** Opens another place beside the same element. */
    open: (path: string) => mayDiscard() && setOpened({ paths: [path], anchor }),
    // Another place may have been opened while this one was saved.
    close: () => setOpened((now) => (now.paths === paths ? {} : now)),
  };
}
