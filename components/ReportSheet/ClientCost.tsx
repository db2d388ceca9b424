'use client';

import clsx from 'clsx';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { Content } from '@/content/schema';
import { announceHydrated } from '@/lib/browser/hydration';
import { changeMessage } from '@/lib/browser/message';
import { formatCount, formatRubles, type PluralForms } from '@/lib/format';
import styles from './ClientCost.module.css';
import { withChoice } from './client-cost';

type Calculation = NonNullable<Content['home']['hero']['sheet']>['calculation'];

export type Trade = {
  name: string;
  /** The word for what the budget buys: заявка, заявки, заявок. */
  lead: PluralForms;
  /** In rubles, of one lead. */
  price: number;
  source: string;
  proof: ReactNode;
};

type ClientCostProps = {
  /** The first one is chosen. */
  trades: readonly Trade[];
  range: Calculation['range'];
  labels: Pick<Calculation, 'title' | 'trade' | 'budget' | 'makes' | 'note'>;
};

/**
 * Shows how many leads a budget would buy at the price of a report or a case. The choice is written into the message of
 * the form, whose draft the calculator's page shows too.
 */
export function ClientCost({ trades, range, labels }: ClientCostProps) {
  const [choice, setChoice] = useState<ReturnType<typeof readChoice>>();
  const fields = useRef<HTMLDivElement>(null);
  const budget = choice?.budget ?? range.start;
  const shown = trades[choice?.trade ?? 0];

  useEffect(() => {
    const chosen = readChoice(fields.current);
    if (chosen.trade !== 0 || chosen.budget !== range.start) setChoice(chosen);
    announceHydrated(fields.current);
  }, [range]);

  useEffect(() => {
    const trade = choice && trades[choice.trade];
    if (!trade) return;
    const words = `${trade.name}, ${labels.budget.toLowerCase()}: ${formatRubles(choice.budget)}`;
    changeMessage((message) => withChoice(message, labels.trade, words));
  }, [choice, trades, labels]);

  if (!shown) return null;
  const money = formatRubles(budget);
  return (
    <>
      {shown.proof}
      <div
        ref={fields}
        className={clsx(styles.choice, 'with-scripts screen-only')}
        data-island
        onInput={() => startTransition(() => setChoice(readChoice(fields.current)))}
      >
        <strong>{labels.title}</strong>
        <label className={styles.field}>
          {labels.trade}
          <select className={styles.trade}>
            {trades.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          {labels.budget}
          <input
            className={styles.budget}
            type="range"
            min={range.from}
            max={range.to}
            step={range.step}
            defaultValue={range.start}
            aria-valuetext={money}
          />
        </label>
        <output className={styles.answer}>
          <strong>
            {money} — {labels.makes} {formatCount(Math.floor(budget / shown.price), shown.lead)}
          </strong>
          {shown.source} {labels.note}
        </output>
      </div>
    </>
  );
}

/** The fields are uncontrolled, so that a choice made before hydration counts. */
function readChoice(fields: HTMLElement | null) {
  const read = (name: string) => Number(fields?.querySelector<HTMLInputElement>(name)?.value);
  return { trade: read('select'), budget: read('input') };
}
