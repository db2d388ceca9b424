'use client';

import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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
  const category = tabs[selected]?.category;

  useEffect(() => announceHydrated(list.current), []);

  // The cards are no components of the browser, so React has no state to hide them with.
  useLayoutEffect(() => {
    for (const card of panel.current?.querySelectorAll<HTMLElement>('[data-category]') ?? []) {
      card.hidden = category !== undefined && card.dataset.category !== category;
      // On a phone some cards are folded. A category that was chosen shows its cases at once.
      if (category !== undefined) card.querySelector('details')?.setAttribute('open', '');
    }
  }, [category]);

  const keys: Record<string, number> = {
    ArrowRight: selected + 1,
    ArrowLeft: selected - 1,
    Home: 0,
    End: -1,
  };

  function onKeyDown(event: KeyboardEvent) {
    const index = keys[event.key];
    if (index === undefined) return;
    event.preventDefault();
    const wrapped = (index + tabs.length) % tabs.length;
    setSelected(wrapped);
    list.current?.querySelectorAll('button')[wrapped]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        className={styles.tabs}
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
            onClick={() => startTransition(() => setSelected(index))}
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
