'use client';

import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { announceHydrated } from '@/lib/browser/hydration';
import styles from './CaseTabs.module.css';

type CaseTabsProps = {
  label: string;
  tabs: readonly { id: string; label: string }[];
  children: ReactNode;
};

/**
 * Tabs over one panel. The panel has the id of the chosen tab, and the style sheet hides the cards of other categories,
 * so the cards are server-rendered and need no script.
 */
export function CaseTabs({ label, tabs, children }: CaseTabsProps) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => announceHydrated(list.current), []);

  function select(index: number) {
    const wrapped = (index + tabs.length) % tabs.length;
    setSelected(wrapped);
    list.current?.querySelectorAll('button')[wrapped]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(event.key, selected, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  }

  return (
    <div className={styles.cases}>
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
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
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
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tabs[selected]?.id}`}
        data-filter={tabs[selected]?.id}
      >
        {children}
      </div>
    </div>
  );
}

/** The tab that a key leads to, or undefined for other keys. */
function keyTarget(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return selected + 1;
    case 'ArrowLeft':
      return selected - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
