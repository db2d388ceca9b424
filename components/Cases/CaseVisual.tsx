import type { ComponentType } from 'react';
import styles from './CaseVisual.module.css';

export type CaseCategory = 'beauty' | 'medical' | 'legal' | 'tech' | 'construction';

type DrawingProps = { labels: readonly string[] };

const drawings: Record<CaseCategory, ComponentType<DrawingProps>> = {
  beauty: Bookings,
  medical: PriceList,
  legal: Calendar,
  tech: Shelves,
  construction: HousePlan,
};

type CaseVisualProps = {
  category: CaseCategory;
  /** The words in the drawing, in the order in which the drawing places them. */
  labels: readonly string[];
};

/** A drawing from the client's trade. The caption beside it says what it is. */
export function CaseVisual({ category, labels }: CaseVisualProps) {
  const Drawing = drawings[category];
  return (
    <svg className={styles.visual} viewBox="0 0 240 240" aria-hidden="true">
      <Drawing labels={labels} />
    </svg>
  );
}

/** A week of appointments that has filled up. Labels: five days, then five hours. */
function Bookings({ labels }: DrawingProps) {
  const [left, top, width, height] = [40, 22, 40, 43];
  const boxes = (visits: readonly (readonly [day: number, hour: number, hours: number])[]) =>
    boxPath(
      visits.map(([day, hour, hours]) => [
        left + day * width + 2,
        top + hour * height + 3,
        width - 4,
        hours * height - 6,
      ]),
    );
  return (
    <>
      <path className={styles.rule} d={rows(5, top, height)} />
      <path
        className={styles.soft}
        d={boxes([
          [0, 0, 1],
          [0, 3, 2],
          [1, 1, 1],
          [1, 4, 1],
          [2, 0, 2],
          [2, 3, 1],
          [3, 2, 1],
          [3, 4, 1],
          [4, 1, 2],
          [4, 4, 1],
        ])}
      />
      <path
        className={styles.highlight}
        d={boxes([
          [0, 1, 2],
          [1, 2, 2],
          [2, 4, 1],
          [3, 0, 2],
          [4, 3, 1],
        ])}
      />
      {labels.slice(0, 5).map((day, index) => (
        <Label key={day} text={day} x={left + width * (index + 0.5)} y={13} />
      ))}
      {labels.slice(5, 10).map((hour, index) => (
        <Label key={hour} text={hour} x={0} y={top + height * index + 16} anchor="start" />
      ))}
    </>
  );
}

/** Treatments with their prices, the third one marked. Labels: name and price by turns. */
function PriceList({ labels }: DrawingProps) {
  const height = 48;
  const markedRow = 2;
  return (
    <>
      <path className={styles.rule} d={rows(6, 0, height)} />
      <path className={styles.highlight} d={boxPath([[0, markedRow * height, 240, height]])} />
      {labels.slice(0, 10).map((text, index) => {
        const row = Math.floor(index / 2);
        const marked = row === markedRow;
        const inset = marked ? 10 : 0;
        const place =
          index % 2 === 0
            ? { x: inset, anchor: 'start' as const }
            : { x: 240 - inset, anchor: 'end' as const };
        return <Label key={text} text={text} {...place} y={row * height + 28} marked={marked} />;
      })}
    </>
  );
}

/** A month of court days, one of them marked. Labels: the month, then five working days. */
function Calendar({ labels }: DrawingProps) {
  const [month = '', ...days] = labels;
  const middle = (column: number) => 24 + column * 48;
  const top = 62;
  const height = 36;
  const hearings = [2, 7, 8, 15, 22];
  const won = 16;
  const cell = ({ column, week }: { column: number; week: number }): Box => [
    middle(column) - 22,
    top + week * height - 6,
    44,
    32,
  ];
  // The first of the month is a Wednesday: of each week of seven days only five are working days.
  const dates = Array.from({ length: 31 }, (_, index) => ({
    date: index + 1,
    column: (index + 2) % 7,
    week: Math.floor((index + 2) / 7),
  })).filter(({ column }) => column < 5);
  return (
    <>
      <Label text={month} x={0} y={13} anchor="start" />
      {days.slice(0, 5).map((day, column) => (
        <Label key={day} text={day} x={middle(column)} y={44} />
      ))}
      <path className={styles.rule} d={rows(6, top - 8, height)} />
      <path
        className={styles.soft}
        d={boxPath(dates.filter(({ date }) => hearings.includes(date)).map(cell))}
      />
      <path
        className={styles.highlight}
        d={boxPath(dates.filter(({ date }) => date === won).map(cell))}
      />
      {dates.map(({ date, column, week }) => (
        <Label
          key={date}
          text={String(date)}
          x={middle(column)}
          y={top + week * height + 15}
          marked={date === won}
        />
      ))}
    </>
  );
}

/** Boxes on three shelves. */
const goods: readonly Box[] = [
  [2, 24, 66, 50],
  [76, 8, 88, 66],
  [172, 30, 66, 44],
  [2, 100, 88, 54],
  [98, 88, 62, 66],
  [168, 108, 70, 46],
  [2, 178, 58, 56],
  [68, 190, 78, 44],
  [154, 168, 84, 66],
];

/** Shelves of goods, three models marked. Labels: nine models from left to right, from the top shelf down. */
function Shelves({ labels }: DrawingProps) {
  const isMarked = (index: number) => [1, 4, 6].includes(index);
  return (
    <>
      <path className={styles.soft} d={boxPath(goods.filter((_, index) => !isMarked(index)))} />
      <path className={styles.highlight} d={boxPath(goods.filter((_, index) => isMarked(index)))} />
      <path className={styles.line} d="M0 75h240M0 155h240M0 235h240" />
      {goods.map(([x, y, width, height], index) => (
        <Label
          key={labels[index]}
          text={labels[index] ?? ''}
          x={x + width / 2}
          y={y + height / 2 + 4}
          marked={isMarked(index)}
        />
      ))}
    </>
  );
}

/** The plan of a house with its entrance marked. Labels: the width of the house, then its five rooms. */
function HousePlan({ labels }: DrawingProps) {
  const places = [
    [120, 13],
    [66, 84],
    [184, 74],
    [45, 182],
    [120, 160],
    [196, 172],
  ] as const;
  return (
    <>
      <path className={styles.rule} d="M2 22h236M2 17v10M238 17v10" />
      <path
        className={styles.line}
        d="M98 232H2V36h236v196h-96M132 36v40M132 104v20M132 112h106M2 124h46M76 124h56M88 124v108M152 112v60M152 204v28"
      />
      <path className={styles.highlightLine} d="M98 232a44 44 0 0 1 44-44v44" />
      {places.map(([x, y], index) => (
        <Label key={labels[index]} text={labels[index] ?? ''} x={x} y={y} />
      ))}
    </>
  );
}

type LabelProps = {
  text: string;
  x: number;
  y: number;
  /** In the middle unless told. */
  anchor?: 'start' | 'end';
  /** Stands on the highlight colour. */
  marked?: boolean;
};

function Label({ text, x, y, anchor, marked }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={marked ? styles.onHighlight : undefined}>
      {text}
    </text>
  );
}

type Box = readonly [x: number, y: number, width: number, height: number];

function boxPath(boxes: readonly Box[]): string {
  return boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
}

/** Rules across the drawing, `height` apart. */
function rows(count: number, top: number, height: number): string {
  return Array.from({ length: count }, (_, row) => `M0 ${top + row * height}h240`).join('');
}
