'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
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

/** Counts only after consent. The question stays, so that consent is withdrawn as easily as it was given. */
export function Metrika({ id, labels }: MetrikaProps) {
  const path = usePathname();
  const [choice, setChoice] = useState<MetrikaChoice>();
  const counter = useRef<Counter>(undefined);

  useEffect(() => setChoice(readChoice()), []);

  useEffect(() => {
    if (choice !== 'yes') return;
    counter.current = startCounter(id);
    return counter.current.stop;
  }, [choice, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another view.
  useEffect(() => {
    if (choice === 'yes') counter.current?.hit(window.location.href);
  }, [choice, path]);

  const choose = (next: MetrikaChoice) => setChoice(keepChoice(next));
  return (
    <Text as="div" kind="note" className={clsx(styles.line, 'with-scripts screen-only')}>
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
