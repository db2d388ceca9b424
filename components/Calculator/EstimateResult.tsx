import clsx from 'clsx';
import { type ReactNode, type Ref, useState } from 'react';
import type { Content } from '@/content/schema';
import { writeIntoMessage } from '@/lib/browser/message';
import { type ContactLink, phoneOf } from '@/lib/channels';
import { drawingOf } from '@/lib/drawings';
import { formatDate, formatRubles, PER_MONTH } from '@/lib/format';
import { sum } from '@/lib/sum';
import { Button } from '../Button/Button';
import { CallButton } from '../CallDialog/CallButton';
import { DataTable } from '../objects/DataTable';
import { Grid } from '../objects/Grid';
import { Pen } from '../objects/Pen';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import { TradeDrawing } from '../TradeDrawing/TradeDrawing';
import styles from './EstimateResult.module.css';
import { writeEstimate } from './estimate';
import { type ChoiceProps, OverlappingServices } from './OverlappingServices';

export type EstimateSheetProps = Pick<Content['calculator'], 'result' | 'call'> & {
  portrait: ReactNode;
  signature: ReactNode;
  signedBy: string;
  contacts: readonly ContactLink[];
};

type EstimateResultProps = EstimateSheetProps &
  ChoiceProps & {
    link: string;
    headingRef: Ref<HTMLHeadingElement>;
    onEdit: (serviceId: string) => void;
    onRestart: () => void;
  };

/** The estimate as a signed sheet that can be printed, shown to another person, discussed on the phone or sent. */
export function EstimateResult(props: EstimateResultProps) {
  const { estimate, result, link } = props;
  const empty = estimate.services.length === 0;
  const send = () => writeIntoMessage(writeEstimate(estimate, result), 'estimate');
  const { due, lines } = sumsOf(props);

  return (
    <div className={styles.result}>
      <Sheet className={styles.sheet}>
        <div className={clsx(styles.line, styles.head)}>
          <div>
            <h2 ref={props.headingRef} tabIndex={-1}>
              {empty ? result.empty.title : result.title}
            </h2>
            {!empty && <Text kind="small">{`${result.from} ${formatDate(new Date())}`}</Text>}
          </div>
          {due && (
            <Text kind="label" className={styles.total}>
              {due.what} <Pen stroke="underline">{due.cost}</Pen>
            </Text>
          )}
        </div>
        <Tables {...props} />
        {lines.map(({ what, cost }) => (
          <Text key={what} className={styles.line}>
            {what} <strong>{cost}</strong>
          </Text>
        ))}
        <OverlappingServices {...props} />
        <Text kind={empty ? 'lead' : 'small'}>{empty ? result.empty.text : result.note}</Text>
        {!empty && <Validity {...props} />}
      </Sheet>
      <div className={clsx(styles.actions, 'screen-only')}>
        <div className={clsx(styles.person, 'on-desktop')}>
          {props.portrait}
          {props.signature}
        </div>
        <Button className={styles.send} href="#contact" onClick={empty ? undefined : send}>
          {empty ? result.empty.advice : result.send}
        </Button>
        <CallButton label={result.call} copy={props.call} contacts={props.contacts} />
        <Text kind="written">{result.remark}</Text>
        <div className={styles.more}>
          {!empty && (
            <>
              <ShareLink key={link} {...result} fragment={link} />
              <Button variant="quiet" onClick={() => window.print()}>
                {result.print}
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={props.onRestart}>
            {result.restart}
          </Button>
        </div>
      </div>
    </div>
  );
}

const totalOf = (parts: ChoiceProps['estimate']['parts']) => sum(parts.map(({ total }) => total));

/** Returns the payment of the first month and the lines that add up to it: a budget is the platform's. */
function sumsOf({ estimate: { parts, services }, result }: EstimateResultProps) {
  const first = totalOf(parts);
  const later = totalOf(parts.filter(({ payment }) => payment === 'monthly'));
  const work = parts.length > 1 && { what: result.firstMonth, cost: formatRubles(first) };
  if (!services.some(({ adBudget }) => adBudget)) return { due: work, lines: [] };
  const withBudget = (rubles: number) =>
    `${result.atLeast} ${formatRubles(rubles + result.adBudget)}`;
  const lines = [
    ...(work ? [work] : []),
    { what: result.budget, cost: result.budgetFrom },
    ...(later < first ? [{ what: result.later, cost: withBudget(later) }] : []),
  ];
  return { due: { what: result.together, cost: withBudget(first) }, lines };
}

/** Sets «/мес» small. */
function Amount({ rubles, isMonthly }: { rubles: number; isMonthly: boolean }) {
  return (
    <span>
      <span>{formatRubles(rubles)}</span>
      {isMonthly && (
        <Text as="small" kind="small">
          {PER_MONTH}
        </Text>
      )}
    </span>
  );
}

function Tables({ estimate, result, onEdit }: EstimateResultProps) {
  return estimate.parts.map(({ payment, services, total }) => (
    <DataTable
      key={payment}
      className={clsx(styles.table, estimate.parts.length > 1 && styles.part)}
      caption={result[payment]}
      captioned
      rows={services.map(({ id, name, price }) => ({
        key: id,
        head: (
          <span className={styles.service}>
            <span className="not-on-phone">
              <TradeDrawing name={drawingOf(id)} />
            </span>
            {name}
          </span>
        ),
        cells: [
          <div key={id} className={styles.sum}>
            <Amount rubles={price} isMonthly={payment === 'monthly'} />
            <Button
              variant="quiet"
              className={clsx(styles.edit, 'screen-only')}
              aria-label={`${result.edit}: ${name}`}
              onClick={() => onEdit(id)}
            >
              {result.edit}
            </Button>
          </div>,
        ],
      }))}
      total={{
        head: result[`${payment}Total`],
        cells: [<Amount key={payment} rubles={total} isMonthly={payment === 'monthly'} />],
      }}
    />
  ));
}

function Validity({ result, signature, signedBy, contacts }: EstimateResultProps) {
  const until = new Date();
  until.setDate(until.getDate() + result.validDays);
  return (
    <Grid columns="halves" className={styles.stub}>
      <Text as="div" kind="small">
        {result.signature}
        {signature}
        {signedBy}
        <strong>{phoneOf(contacts)?.value}</strong>
      </Text>
      <Text kind="small">
        {result.validUntil}
        <strong>{formatDate(until)}</strong>
      </Text>
    </Grid>
  );
}

type ShareLinkProps = Content['calculator']['result'] & { fragment: string };

/** Copies the link of the estimate. Where the browser refuses, the link stands in a field, selected. */
function ShareLink({ share, shared, byHand, fragment }: ShareLinkProps) {
  const [copied, setCopied] = useState<boolean>();
  const link = window.location.origin + window.location.pathname + fragment;

  async function copy() {
    try {
      // There is no clipboard on plain http.
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  if (copied === false) {
    return (
      <label className={styles.link}>
        {byHand}
        <input
          ref={(field) => field?.focus()}
          onFocus={({ target }) => target.select()}
          value={link}
          readOnly
        />
      </label>
    );
  }
  return (
    <Button variant="quiet" onClick={copy}>
      <span aria-live="polite">{copied ? shared : share}</span>
    </Button>
  );
}
