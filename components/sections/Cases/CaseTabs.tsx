'use client';

import clsx from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { startTransition, useEffect, useId, useRef, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { announceHydrated } from '@/lib/browser/hydration';
import styles from './CaseTabs.module.css';

type CaseTabsProps = {
  label: string;
  /** A tab without a category shows every case. */
  tabs: readonly { label: string; category?: string }[];
  children: ReactNode;
};

/** Tabs over one panel of server-rendered cards. The `data-category` of a card says which tab shows it. */
export function CaseTabs({ label, tabs, children }: CaseTabsProps) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => announceHydrated(list.current), []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = tabOf(event, selected);
    if (index === undefined) return;
    event.preventDefault();
    const tab = [...event.currentTarget.querySelectorAll('button')].at(index % tabs.length);
    tab?.focus();
    tab?.click();
  }

  return (
    <div>
      <div
        ref={list}
        className={clsx(styles.tabs, 'with-scripts screen-only')}
        role="tablist"
        aria-label={label}
        data-island
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            className={styles.tab}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => {
              showCards(panel.current, tab.category);
              startTransition(() => setSelected(index));
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div ref={panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}

/** The index of the tab that a key selects. With a modifier, browsers use these keys to go back or to the top of the page. */
function tabOf(event: KeyboardEvent, selected: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const indexes: Record<string, number> = {
    ArrowRight: selected + 1,
    ArrowLeft: selected - 1,
    Home: 0,
    End: -1,
  };
  return indexes[event.key];
}

/**
 * Shows the cards of a tab. It works on the elements, because React has no state for cards that the server has
 * rendered, and at once, because a link may lead to a card that a tab has hidden.
 */
function showCards(panel: HTMLElement | null, category: string | undefined) {
  for (const card of panel?.querySelectorAll<HTMLElement>('[data-category]') ?? []) {
    card.hidden = category !== undefined && card.dataset.category !== category;
    // Cards start closed on a phone. Selecting a category opens its cards.
    if (category && !card.hidden) {
      afterPaint(() => {
        // A link to a case of another tab may have shown all cards in the meantime. Then the tab opens none.
        if (!card.hidden && panel?.querySelector('[data-category][hidden]'))
          card.querySelector('details')?.setAttribute('open', '');
      });
    }
  }
}
