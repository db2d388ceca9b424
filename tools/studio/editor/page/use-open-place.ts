import { useState } from 'react';
import type { Refused } from './context';
import { rememberOpener } from './focus';
import { isUnsaved, mayDiscard } from './leave-form';

/** The places in the open form, the element beside which it stands, and the reason if the last change was refused. */
type Opened = {
  paths?: string[];
  anchor?: Element | undefined;
  refused?: Refused | undefined;
  /** The button that has the focus at first. Without one, it is in the first field. */
  focused?: string | undefined;
};

/** Keeps track of the form that is open on the page. */
export function useOpenPlace() {
  const [opened, setOpened] = useState<Opened>({});
  const { paths, anchor } = opened;

  function show(place: Opened) {
    rememberOpener();
    setOpened(place);
  }

  /** Returns false if the owner keeps the words in the open form. Otherwise they are gone, and their form with them. */
  function leave(): boolean {
    const mustClose = isUnsaved('.popup');
    const isLeft = mayDiscard();
    if (isLeft && mustClose) setOpened({});
    return isLeft;
  }

  return {
    opened,
    setOpened,
    show,
    leave,
    refuse: (refused: Refused | undefined) => setOpened((before) => ({ ...before, refused })),
    /** Opens another place beside the same element. */
    open: (path: string, focused?: string) => leave() && show({ paths: [path], anchor, focused }),
    // Another place may have been opened while this one was saved.
    close: () => setOpened((now) => (now.paths === paths ? {} : now)),
  };
}
