'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { Text } from '@/components/ui/objects/Text';
import type { Question } from '@/content/schema';
import { announceHydrated } from '@/lib/browser/hydration';
import styles from './Faq.module.css';

type FaqProps = {
  labels: { showAll: string; hideAll: string };
  items: readonly Question[];
};

/** The state is the set of open questions. They are native disclosures, which open without a script, too. */
export function Faq({ labels, items }: FaqProps) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const allOpen = open.size === items.length;
  // The number is the fragment of a question without a name of its own.
  const questions = items.map((item, index) => ({ ...item, id: `faq-${item.id ?? index + 1}` }));

  useLayoutEffect(() => {
    // Some may have been opened before hydration.
    const opened = list.current?.querySelectorAll('details[open]') ?? [];
    setOpen(new Set(Array.from(opened, ({ id }) => id)));
    announceHydrated(list.current);
  }, []);

  function toggle(id: string, isOpen: boolean) {
    setOpen((before) => {
      const others = [...before].filter((other) => other !== id);
      return new Set(isOpen ? [...others, id] : others);
    });
  }

  return (
    <div ref={list} className={styles.list} data-island>
      <Button
        variant="quiet"
        className="with-scripts screen-only"
        onClick={() => setOpen(new Set(allOpen ? [] : questions.map(({ id }) => id)))}
      >
        {allOpen ? labels.hideAll : labels.showAll}
      </Button>
      {questions.map(({ id, question, answer }) => (
        <Disclosure
          key={id}
          id={id}
          className={styles.item}
          label={<h3>{question}</h3>}
          everywhere
          wide
          open={open.has(id)}
          onToggle={({ currentTarget }) => toggle(id, currentTarget.open)}
        >
          <Text className={styles.answer}>{answer}</Text>
        </Disclosure>
      ))}
    </div>
  );
}
