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

/** Tabs over one panel of server-rendered cards, whose `data-category` says which tabs show them. */
export function CaseTabs({ label, tabs, children }: CaseTabsProps) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => announceHydrated(list.current), []);

  const keys: Record<string, number> = {
    ArrowRight: selected + 1,
    ArrowLeft: selected - 1,
    Home: 0,
    End: -1,
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = keys[event.key];
    // With one of these, browsers go back or to the top of the page.
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
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

/** At once, so that a link can lead to a card that a tab has hidden. React has no state for what the server has made. */
function showCards(panel: HTMLElement | null, category: string | undefined) {
  for (const card of panel?.querySelectorAll<HTMLElement>('[data-category]') ?? []) {
    card.hidden = category !== undefined && card.dataset.category !== category;
    // On a phone cards are closed. Those of a category that was chosen open by themselves.
    if (category && !card.hidden) {
      afterPaint(() => {
        // A link may have shown all cases meanwhile, to lead to another one.
        if (!card.hidden && panel?.querySelector('[data-category][hidden]'))
          card.querySelector('details')?.setAttribute('open', '');
      });
    }
  }
}
