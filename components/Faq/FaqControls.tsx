'use client';

import { useEffect, useRef, useState } from 'react';
import type { Content } from '@/content/schema';
import { announceHydrated } from '@/lib/browser/hydration';
import { Button } from '../Button/Button';

export function FaqControls({ labels }: { labels: Content['faq']['labels'] }) {
  const root = useRef<HTMLDivElement>(null);
  const [allOpen, setAllOpen] = useState(false);

  useEffect(() => {
    const list = root.current?.closest('section');
    const onToggle = () => setAllOpen(!list?.querySelector('details:not([open])'));
    // The event of a question does not bubble.
    list?.addEventListener('toggle', onToggle, true);
    announceHydrated(root.current);
  }, []);

  function toggleAll() {
    const questions = root.current?.closest('section')?.querySelectorAll('details') ?? [];
    for (const question of questions) question.open = !allOpen;
  }

  return (
    <div ref={root} className="with-scripts screen-only" data-island>
      <Button variant="quiet" onClick={toggleAll}>
        {allOpen ? labels.hideAll : labels.showAll}
      </Button>
    </div>
  );
}
