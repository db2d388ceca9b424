'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Content } from '@/content/schema';
import {
  type Counter,
  keepChoice,
  type MetrikaChoice,
  readChoice,
  startCounter,
} from '@/lib/browser/metrika';
import { Button } from '../Button/Button';
import { Text } from '../objects/Text';
import styles from './Metrika.module.css';

type MetrikaProps = {
  id: string;
  labels: Pick<Content['privacy']['counter'], 'question' | 'allow' | 'deny'>;
};

/**
 * Asks for consent to visit statistics in the footer, and counts only after it. The question stays, so that consent can
 * be withdrawn as easily as it was given.
 */
export function Metrika({ id, labels }: MetrikaProps) {
  const path = usePathname();
  const [choice, setChoice] = useState<MetrikaChoice>();
  const [counter, setCounter] = useState<Counter>();

  useEffect(() => setChoice(readChoice()), []);

  useEffect(() => {
    if (choice !== 'yes') return;
    const started = startCounter(id);
    setCounter(started);
    return () => {
      started.stop();
      setCounter(undefined);
    };
  }, [choice, id]);

  const choose = (next: MetrikaChoice) => setChoice(keepChoice(next));
  return (
    <Text as="div" kind="small" muted className={clsx(styles.line, 'with-scripts screen-only')}>
      {counter && <PageHit key={path} counter={counter} />}
      <p>{labels.question}</p>
      <Button variant="quiet" aria-pressed={choice === 'yes'} onClick={() => choose('yes')}>
        {labels.allow}
      </Button>
      <Button variant="quiet" aria-pressed={choice === 'no'} onClick={() => choose('no')}>
        {labels.deny}
      </Button>
    </Text>
  );
}

/** Counts a view of the current page; its key remounts it for each page. */
function PageHit({ counter }: { counter: Counter }) {
  useEffect(() => counter.hit(window.location.href), [counter]);
  return null;
}
