'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { Text } from '@/components/ui/objects/Text';
import { unbrokenWords } from '@/components/ui/objects/unbroken-words';
import { announceHydrated } from '@/lib/browser/hydration';
import type { Question } from '@/lib/content/schema';
import styles from './Faq.module.css';

type FaqProps = {
  labels: { showAll: string; hideAll: string };
  items: readonly Question[];
};

/** The state holds the open questions. Questions are native disclosures, so they open without scripts, too. */
export function Faq({ labels, items }: FaqProps) {
  const list = useRef<HTMLDivElement>(null);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const areAllOpen = openIds.size === items.length;
  // A question without an id is addressed by its number.
  const questions = items.map((item, index) => ({ ...item, id: `faq-${item.id ?? index + 1}` }));

  useLayoutEffect(() => {
    // The visitor may have opened some before hydration.
    const opened = list.current?.querySelectorAll('details[open]') ?? [];
    setOpenIds(new Set(Array.from(opened, ({ id }) => id)));
    announceHydrated(list.current);
  }, []);

  function toggle(id: string, isOpen: boolean) {
    setOpenIds((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  }

  return (
    <div ref={list} className={styles.list} data-island>
      <Button
        variant="quiet"
        className="with-scripts screen-only"
        onClick={() => setOpenIds(new Set(areAllOpen ? [] : questions.map(({ id }) => id)))}
      >
        {areAllOpen ? labels.hideAll : labels.showAll}
      </Button>
      {questions.map(({ id, question, answer }) => (
        <Disclosure
          key={id}
          id={id}
          className={styles.item}
          label={<h3>{unbrokenWords(question)}</h3>}
          folds="always"
          fullWidth
          summaryClassName={styles.question}
          open={openIds.has(id)}
          onToggle={({ currentTarget }) => toggle(id, currentTarget.open)}
        >
          <Text className={styles.answer}>{answer}</Text>
        </Disclosure>
      ))}
    </div>
  );
}
