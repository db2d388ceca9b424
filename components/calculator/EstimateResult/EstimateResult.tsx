import clsx from 'clsx';
import { type ReactNode, type Ref, useEffect } from 'react';
import { CallButton } from '@/components/contact/CallDialog/CallButton';
import { Button } from '@/components/ui/Button/Button';
import { LineDrawing } from '@/components/ui/LineDrawing/LineDrawing';
import { DataTable } from '@/components/ui/objects/DataTable';
import { Grid } from '@/components/ui/objects/Grid';
import { List } from '@/components/ui/objects/List';
import { Pen } from '@/components/ui/objects/Pen';
import { Rows } from '@/components/ui/objects/Rows';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import { unbrokenWords } from '@/components/ui/objects/unbroken-words';
import { writeIntoMessage } from '@/lib/browser/message';
import { type ContactLink, phoneOf } from '@/lib/channels';
import type { CalculatorLabels, CallDialogCopy, EstimateLabels } from '@/lib/content/schema';
import { formatDate } from '@/lib/format';
import type { Estimate } from '../estimate';
import { type Line, paymentLines, priceFormats, writeEstimate } from '../estimate-words';
import { OverlappingServices } from '../OverlappingServices/OverlappingServices';
import styles from './EstimateResult.module.css';
import { ShareLink } from './ShareLink';

/** The estimate in the message is replaced when it changes. */
const ESTIMATE_KEY = 'estimate';

export type EstimateSheetProps = {
  result: EstimateLabels;
  call: CallDialogCopy;
  portrait: ReactNode;
  signature: ReactNode;
  /** The name under the signature. */
  signedBy: string;
  contacts: readonly ContactLink[];
};

type EstimateResultProps = EstimateSheetProps & {
  estimate: Estimate;
  labels: CalculatorLabels;
  /** The fragment of the address that names the selected services. */
  link: string;
  headingRef: Ref<HTMLHeadingElement>;
  onRemove: (serviceId: string) => void;
  onEdit: (serviceId: string) => void;
  onRestart: () => void;
};

/** The estimate as a signed sheet that can be printed, shown to another person, discussed on the phone or sent. */
export function EstimateResult(props: EstimateResultProps) {
  const { estimate, result } = props;
  const empty = estimate.services.length === 0;
  const text = empty ? '' : writeEstimate(estimate, result);
  const payment = paymentLines(estimate, result);

  useEffect(() => writeIntoMessage(text, ESTIMATE_KEY), [text]);

  return (
    <div className={styles.result}>
      <Sheet className={styles.sheet}>
        <div className={styles.head}>
          <div>
            <h2 ref={props.headingRef} tabIndex={-1}>
              {empty ? result.empty.title : result.title}
            </h2>
            {!empty && <Text kind="small">{`${result.from} ${formatDate(new Date())}`}</Text>}
          </div>
          {!empty && <Total due={payment.due} becomes={payment.becomes} />}
        </div>
        <Tables {...props} />
        <FirstPayment {...payment} />
        <OverlappingServices {...props} />
        <Text kind={empty ? 'lead' : 'small'}>{empty ? result.empty.text : result.note}</Text>
        {!empty && <Validity {...props} />}
      </Sheet>
      <Actions {...props} empty={empty} text={text} />
    </div>
  );
}

/** The first payment and what it becomes, at the top of the sheet. */
function Total({ due, becomes }: { due: Line | undefined; becomes: readonly Line[] }) {
  return (
    <div className={styles.total}>
      {due && (
        <Text kind="label">
          {due.what}{' '}
          <Pen stroke="underline" className={clsx(styles.first, 'unbroken')}>
            {due.cost}
          </Pen>
        </Text>
      )}
      {becomes.map(({ what, cost }) => (
        <Text key={what} kind="small">
          {what} <strong>{cost}</strong>
        </Text>
      ))}
    </div>
  );
}

/** What the first payment consists of, if it includes more than the work. */
function FirstPayment({ due, work, budget }: ReturnType<typeof paymentLines>) {
  if (!due || !budget) return null;
  return (
    <Rows>
      {work && (
        <Text kind="label" className={clsx(styles.line, styles.work)}>
          {work.what} <strong className={styles.cost}>{work.cost}</strong>
        </Text>
      )}
      <Text className={styles.line}>
        {budget.what} <strong className={styles.cost}>{budget.cost}</strong>
      </Text>
      <Text kind="label" className={styles.due}>
        {due.what} <strong className={styles.cost}>{due.cost}</strong>
      </Text>
    </Rows>
  );
}

type TablesProps = Pick<EstimateResultProps, 'estimate' | 'result' | 'onEdit'>;

function Tables({ estimate, result, onEdit }: TablesProps) {
  return estimate.parts.map(({ payment, services, total }) => (
    <DataTable
      key={payment}
      className={styles.table}
      caption={result[payment]}
      captioned
      prose
      rows={services.map(({ id, name, description, price, drawing }) => ({
        key: id,
        head: (
          <span className={styles.service}>
            <LineDrawing name={drawing} className={styles.drawing} />
            <span>
              {name}{' '}
              <small className={clsx(styles.about, 'not-on-phone')}>
                {unbrokenWords(description)}
              </small>
            </span>
          </span>
        ),
        cells: [
          <div key={id} className={styles.sum}>
            <span>{priceFormats[payment](price)}</span>
            <Button
              variant="quiet"
              className={styles.edit}
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
        cells: [
          <div key="sum" className={styles.sum}>
            {priceFormats[payment](total)}
          </div>,
        ],
      }}
    />
  ));
}

type ValidityProps = Pick<EstimateSheetProps, 'result' | 'signature' | 'signedBy' | 'contacts'>;

function Validity({ result, signature, signedBy, contacts }: ValidityProps) {
  const until = new Date();
  until.setDate(until.getDate() + result.validDays);
  return (
    <Grid columns="thirds" className={styles.stub}>
      <Text as="div" kind="small">
        {result.signature}
        {signature}
      </Text>
      <Text kind="small">
        {signedBy}
        <strong className={styles.cost}>{phoneOf(contacts)?.value}</strong>
      </Text>
      <Text kind="small">
        {result.validUntil}
        <strong className={styles.cost}>{formatDate(until)}</strong>
      </Text>
    </Grid>
  );
}

type ActionsProps = Pick<EstimateSheetProps, 'result' | 'portrait' | 'call' | 'contacts'> &
  Pick<EstimateResultProps, 'link' | 'onRestart'> & {
    empty: boolean;
    /** The estimate in words. */
    text: string;
  };

/** What the visitor can do with the estimate, beside the sheet. */
function Actions(props: ActionsProps) {
  const { result, link, empty, text } = props;
  return (
    <div className={clsx(styles.actions, 'screen-only')}>
      <div className={styles.portrait}>{props.portrait}</div>
      <Text as="div" kind="written" className={styles.steps}>
        <List items={empty ? [] : result.next} marks="numbers" />
      </Text>
      <div className={styles.send}>
        <Button
          href="#contact"
          className={styles.ask}
          // The visitor may have cleared the message since the estimate was written into it.
          onClick={() => writeIntoMessage(text, ESTIMATE_KEY)}
        >
          {empty ? result.empty.advice : result.send}
        </Button>
        <CallButton label={result.call} copy={props.call} contacts={props.contacts} />
      </div>
      <div className={styles.more}>
        {!empty && (
          <>
            <ShareLink key={link} {...result} text={text} fragment={link} />
            {/* Browsers inside other apps cannot print. */}
            {'print' in window && (
              <Button variant="quiet" onClick={() => window.print()}>
                {result.print}
              </Button>
            )}
          </>
        )}
        <Button variant="quiet" onClick={props.onRestart}>
          {result.restart}
        </Button>
      </div>
    </div>
  );
}
