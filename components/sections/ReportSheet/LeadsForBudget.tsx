'use client';

import clsx from 'clsx';
import { Fragment, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { announceHydrated } from '@/lib/browser/hydration';
import { announceSubject, writeIntoMessage } from '@/lib/browser/message';
import type { BudgetLabels } from '@/lib/content/schema';
import {
  capitalize,
  formatCount,
  formatNumber,
  formatRubles,
  type PluralForms,
} from '@/lib/format';
import styles from './LeadsForBudget.module.css';

export type Trade = {
  name: string;
  /** The forms of the word for a lead: заявка, заявки, заявок. */
  lead: PluralForms;
  /** What it is called within a sentence. */
  business: string;
  /** In rubles of advertising for one lead: those of the first and the last month, or a single one. */
  prices: readonly number[];
  /** Rubles a month for the marketer's work. 0 if nobody knows. */
  fee: number;
  /** What is paid for in the end, a sale or a lead, and its prices like those of a lead. */
  client: { noun: string; prices: readonly number[] };
  source: string;
  proof: ReactNode;
};

type LeadsForBudgetProps = {
  /** The first one is selected at the start. */
  trades: readonly Trade[];
  labels: BudgetLabels;
};

/** A choice of the visitor: the index of a trade, and rubles. */
type Choice = { trade: number; budget: number };

/** After this time without a change the slider counts as resting. */
const REST_MS = 700;

export function LeadsForBudget({ trades, labels }: LeadsForBudgetProps) {
  const { range } = labels;
  const [choice, setChoice] = useState<Choice>();
  const fields = useRef<HTMLDivElement>(null);
  const budget = choice?.budget ?? range.start;
  const trade = trades[choice?.trade ?? 0];
  const money = formatRubles(budget);
  const question = `${money} — ${labels.makes} `;
  const leads = trade && leadsFor(budget, trade);
  const announced = useRested(choice && leads && question + leads.text);

  useEffect(() => {
    const chosen = readChoice(fields.current);
    if (chosen.trade !== 0 || chosen.budget !== range.start) setChoice(chosen);
    announceHydrated(fields.current);
  }, [range]);

  if (!trade || !leads) return null;

  function ask() {
    const subject = `${labels.mine} ${trade?.business}`;
    writeIntoMessage(`${subject}, ${labels.budget.toLowerCase()} ${money}`, 'budget');
    announceSubject(subject);
    window.location.assign('#contact');
  }

  return (
    <>
      <Fragment key={trade.source}>{trade.proof}</Fragment>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and WebKit draws that on the border. */}
      <div
        ref={fields}
        className={clsx(styles.choice, 'with-scripts screen-only')}
        data-island
        role="group"
        aria-label={labels.title}
        onInput={() => startTransition(() => setChoice(readChoice(fields.current)))}
      >
        <strong className={styles.title}>{labels.title}</strong>
        <Fields trades={trades} labels={labels} money={money} />
        {/* Its parts are separate elements because a wide screen lays them out on their own. */}
        <p className={styles.answer}>
          <strong className={styles.result} data-answer>
            <span>{question}</span>
            <b className={clsx(styles.leads, leads.isRange && 'unbroken')}>{leads.text}</b>
          </strong>
          {trade.fee > 0 && <WholePrice budget={budget} trade={trade} labels={labels} />}
          <span className={styles.source} data-answer>{`${trade.source} ${labels.note}`}</span>
        </p>
        <output className="visually-hidden">{announced}</output>
        <Button variant="outline" className={styles.ask} onClick={ask}>
          {labels.ask}
        </Button>
      </div>
    </>
  );
}

/** The fields are uncontrolled, so that a choice made before hydration counts. */
function Fields({ trades, labels, money }: LeadsForBudgetProps & { money: string }) {
  const { range } = labels;
  return (
    <>
      <label className={styles.field}>
        {labels.trade}
        <select className={styles.trade}>
          {trades.map(({ name, source }, index) => (
            <option key={source} value={index}>
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
        <span aria-hidden="true">{formatRubles(range.from)}</span>
        <span aria-hidden="true">{formatRubles(range.to)}</span>
      </label>
    </>
  );
}

function readChoice(fields: HTMLElement | null): Choice {
  const read = (name: string) => Number(fields?.querySelector<HTMLInputElement>(name)?.value);
  return { trade: read('select'), budget: read('input') };
}

/** Words how many leads a budget buys, from the highest price to the lowest: «48–96 заявок». */
function leadsFor(budget: number, { prices, lead }: Trade) {
  const counts = prices.map((price) => Math.floor(budget / price));
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  const isRange = least < most;
  const upper = formatCount(most, lead);
  return { isRange, text: isRange ? `${formatNumber(least)}–${upper}` : upper };
}

type WholePriceProps = { budget: number; trade: Trade; labels: BudgetLabels };

/**
 * «Реклама 20 000 + работа 18 000 = 38 000 ₽ в месяц. Новый гость — 692–1 569 ₽ вместе с работой.» Each text is alone in
 * its element, so that React can update it on a translated page.
 */
function WholePrice({ budget, trade, labels }: WholePriceProps) {
  const { fee, client } = trade;
  const terms = `${labels.ads} ${formatNumber(budget)} + ${labels.work} ${formatNumber(fee)}`;
  const total = `${terms} = ${formatRubles(budget + fee)} ${labels.perMonth}.`;
  const prices = client.prices.map((price) => Math.round((price * (budget + fee)) / budget));
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  const range = least < most ? `${formatNumber(least)}–${formatRubles(most)}` : formatRubles(most);
  return (
    <span className={styles.whole} data-answer>
      <span>{`${total} ${capitalize(client.noun)} — `}</span>
      <span className="unbroken">{range}</span>
      <span>{` ${labels.withWork}.`}</span>
    </span>
  );
}

/** Returns a text once it has not changed for a while, so that screen readers do not read each step of the slider. */
function useRested(text: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
