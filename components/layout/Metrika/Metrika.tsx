'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Text } from '@/components/ui/objects/Text';
// biome-ignore lint/style/noRestrictedImports: the rule keeps the counter to this component, which asks for consent.
import { countView, keepChoice, onceTitled, readChoice, startCounter } from '@/lib/browser/metrika';
import type { CounterLabels } from '@/lib/content/schema';
import { ConsentStrip } from './ConsentStrip';
import styles from './Metrika.module.css';

type MetrikaProps = { id: number; labels: CounterLabels };

/** Counts visits only after consent. The question stays visible, so that consent is as easy to withdraw as to give. */
export function Metrika({ id, labels }: MetrikaProps) {
  const path = usePathname();
  const [choice, setChoice] = useState<string | null>(null);
  const pageBefore = useRef<string>(undefined);

  useEffect(() => setChoice(readChoice()), []);
  useEffect(() => (choice === 'yes' ? startCounter(id) : undefined), [choice, id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the path counts as a view.
  useEffect(() => {
    if (choice !== 'yes') return;
    return onceTitled(() => {
      pageBefore.current = countView(id, pageBefore.current ?? document.referrer);
    });
  }, [choice, id, path]);

  const choose = (next: 'yes' | 'no') => setChoice(keepChoice(next));
  return (
    <>
      <Text as="div" kind="note" className={clsx(styles.line, 'with-scripts screen-only')}>
        <p>{labels.question}</p>
        <Button variant="quiet" aria-pressed={choice === 'yes'} onClick={() => choose('yes')}>
          {labels.allow}
        </Button>
        <Button variant="quiet" aria-pressed={choice === 'no'} onClick={() => choose('no')}>
          {labels.deny}
        </Button>
      </Text>
      {labels.place === 'strip' && !choice && <ConsentStrip labels={labels} onChoose={choose} />}
    </>
  );
}
