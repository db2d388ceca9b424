'use client';

import { useEffect, useRef, useState } from 'react';
import type { Content } from '@/content/schema';
import { announceHydrated } from '@/lib/browser/hydration';
import { Button } from '../Button/Button';

type FaqControlsProps = { labels: Pick<Content['faq']['labels'], 'showAll' | 'hideAll'> };

/** Opens and closes all questions of its section. */
export function FaqControls({ labels }: FaqControlsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [allOpen, setAllOpen] = useState(false);

  useEffect(() => {
    const list = root.current?.closest('section');
    const onToggle = () => setAllOpen(questionsIn(list).every(({ open }) => open));
    // The event of a question does not bubble.
    list?.addEventListener('toggle', onToggle, true);
    announceHydrated(root.current);
    return () => list?.removeEventListener('toggle', onToggle, true);
  }, []);

  function toggleAll() {
    for (const question of questionsIn(root.current?.closest('section'))) question.open = !allOpen;
  }

  return (
    <div ref={root} className="with-scripts screen-only" data-island>
      <Button variant="quiet" onClick={toggleAll}>
        {allOpen ? labels.hideAll : labels.showAll}
      </Button>
    </div>
  );
}

function questionsIn(list: Element | null | undefined) {
  return [...(list?.querySelectorAll('details') ?? [])];
}
