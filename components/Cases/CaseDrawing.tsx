import type { Content } from '@/content/schema';
import styles from './CaseDrawing.module.css';

type Picture = NonNullable<Content['cases']['items'][number]['picture']>;
type Drawing = Exclude<Picture, { kind: 'image' }>;
type DrawingOf<Kind> = Extract<Drawing, { kind: Kind }>;

/** A drawing from the client's trade. The caption beside it describes it. */
export function CaseDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 240" fontSize="13" aria-hidden="true">
      {draw(drawing)}
    </svg>
  );
}

function draw(drawing: Drawing) {
  switch (drawing.kind) {
    case 'booking':
      return <Bookings {...drawing} />;
    case 'pricelist':
      return <PriceList {...drawing} />;
    case 'calendar':
      return <Calendar {...drawing} />;
    case 'shelf':
      return <Shelves {...drawing} />;
    case 'plan':
      return <HousePlan {...drawing} />;
  }
}

/** A week of appointments, the new ones highlighted. */
function Bookings({ days, hours }: DrawingOf<'booking'>) {
  return (
    <>
      <path className={styles.rule} d="M0 22h240M0 65h240M0 108h240M0 151h240M0 194h240" />
      <path
        className={styles.soft}
        d="M42 25h36v37h-36zM42 154h36v80h-36zM82 68h36v37h-36zM82 197h36v37h-36zM122 25h36v80h-36zM122 154h36v37h-36zM162 111h36v37h-36zM162 197h36v37h-36zM202 68h36v80h-36zM202 197h36v37h-36z"
      />
      <path
        className={styles.highlight}
        d="M42 68h36v80h-36zM82 111h36v80h-36zM122 197h36v37h-36zM162 25h36v80h-36zM202 154h36v37h-36z"
      />
      {days.map((day, index) => (
        <Label key={day} text={day} x={60 + 40 * index} y={13} />
      ))}
      {hours.map((hour, index) => (
        <Label key={hour} text={hour} x={0} y={38 + 43 * index} anchor="start" />
      ))}
    </>
  );
}

/** Services with their prices, the third one highlighted. */
function PriceList({ rows }: DrawingOf<'pricelist'>) {
  return (
    <>
      <path className={styles.rule} d="M0 0h240M0 48h240M0 96h240M0 144h240M0 192h240M0 240h240" />
      <path className={styles.highlight} d="M0 96h240v48h-240z" />
      {rows.map(({ name, price }, index) => {
        const highlight = index === 2;
        const inset = highlight ? 10 : 0;
        const place = { y: 28 + 48 * index, highlight };
        return (
          <g key={name}>
            <Label text={name} {...place} x={inset} anchor="start" />
            <Label text={price} {...place} x={240 - inset} anchor="end" />
          </g>
        );
      })}
    </>
  );
}

/** A month of working days, the 16th highlighted. */
function Calendar({ month, days }: DrawingOf<'calendar'>) {
  const xOf = (column: number) => 24 + 48 * column;
  // The first of the month is a Wednesday. Of each week only five days are working days.
  const dates = Array.from({ length: 31 }, (_, index) => ({
    date: index + 1,
    column: (index + 2) % 7,
    week: Math.floor((index + 2) / 7),
  })).filter(({ column }) => column < 5);
  return (
    <>
      <Label text={month} x={0} y={13} anchor="start" />
      {days.map((day, column) => (
        <Label key={day} text={day} x={xOf(column)} y={44} />
      ))}
      <path
        className={styles.rule}
        d="M0 54h240M0 90h240M0 126h240M0 162h240M0 198h240M0 234h240"
      />
      <path
        className={styles.soft}
        d="M146 56h44v32h-44zM50 92h44v32h-44zM98 92h44v32h-44zM98 128h44v32h-44zM98 164h44v32h-44z"
      />
      <path className={styles.highlight} d="M146 128h44v32h-44z" />
      {dates.map(({ date, column, week }) => (
        <Label
          key={date}
          text={String(date)}
          x={xOf(column)}
          y={77 + 36 * week}
          highlight={date === 16}
        />
      ))}
    </>
  );
}

/** Where the labels of nine boxes are, from left to right and from the top shelf down. */
const boxes: readonly { x: number; y: number; highlight?: boolean }[] = [
  { x: 35, y: 53 },
  { x: 120, y: 45, highlight: true },
  { x: 205, y: 56 },
  { x: 46, y: 131 },
  { x: 129, y: 125, highlight: true },
  { x: 203, y: 135 },
  { x: 31, y: 210, highlight: true },
  { x: 107, y: 216 },
  { x: 196, y: 205 },
];

/** Shelves of goods, three highlighted. */
function Shelves({ top, middle, bottom }: DrawingOf<'shelf'>) {
  const labels = [...top, ...middle, ...bottom];
  return (
    <>
      <path
        className={styles.soft}
        d="M2 24h66v50h-66zM172 30h66v44h-66zM2 100h88v54h-88zM168 108h70v46h-70zM68 190h78v44h-78zM154 168h84v66h-84z"
      />
      <path className={styles.highlight} d="M76 8h88v66h-88zM98 88h62v66h-62zM2 178h58v56h-58z" />
      <path className={styles.line} d="M0 75h240M0 155h240M0 235h240" />
      {boxes.map((place, index) => (
        <Label key={labels[index]} text={labels[index] ?? ''} {...place} />
      ))}
    </>
  );
}

/** The plan of a house, its entrance highlighted. */
function HousePlan({ width, living, kitchen, bedroom, hall, nursery }: DrawingOf<'plan'>) {
  return (
    <>
      <path className={styles.rule} d="M2 22h236M2 17v10M238 17v10" />
      <path
        className={styles.line}
        d="M98 232H2V36h236v196h-96M132 36v40M132 104v20M132 112h106M2 124h46M76 124h56M88 124v108M152 112v60M152 204v28"
      />
      <path className={styles.highlightLine} d="M98 232a44 44 0 0 1 44-44v44" />
      <Label text={width} x={120} y={13} />
      <Label text={living} x={66} y={84} />
      <Label text={kitchen} x={184} y={74} />
      <Label text={bedroom} x={45} y={182} />
      <Label text={hall} x={120} y={160} />
      <Label text={nursery} x={196} y={172} />
    </>
  );
}

type LabelProps = {
  text: string;
  x: number;
  y: number;
  /** Centred without it. */
  anchor?: 'start' | 'end';
  /** On a highlighted area. */
  highlight?: boolean;
};

function Label({ text, x, y, anchor, highlight }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={highlight ? styles.onHighlight : undefined}>
      {text}
    </text>
  );
}
