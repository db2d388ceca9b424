import type { Content } from '@/content/schema';
import { workingDays } from '@/lib/format';
import styles from './CaseDrawing.module.css';

type Picture = NonNullable<Content['cases']['items'][number]['picture']>;
export type Drawing = Exclude<Picture, { kind: 'image' }>;

const start = { textAnchor: 'start' } as const;
const weekdays = new Intl.DateTimeFormat('ru-RU', { weekday: 'short' });

type Label = {
  text: string;
  x: number;
  y: number;
  /** Centred without it. */
  textAnchor?: 'start' | 'end';
  /** On a highlighted area. */
  highlight?: boolean;
};

/** SVG paths by their class, the lowest first, and the texts on them. */
type Shapes = { paths: Record<string, string>; labels: Label[] };

/** A drawing from the client's trade, in a square of 240. The caption beside it describes it. */
export function CaseDrawing({ drawing }: { drawing: Drawing }) {
  const { paths, labels } = shapesOf(drawing);
  return (
    <svg className={styles.drawing} viewBox="0 0 240 240" fontSize="13" aria-hidden="true">
      {Object.entries(paths).map(([name, path]) => (
        <path key={name} className={styles[name]} d={path} />
      ))}
      {labels.map(({ text, highlight, ...place }) => (
        <text
          key={`${place.x} ${place.y}`}
          {...place}
          className={highlight ? styles.onHighlight : undefined}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

function shapesOf(drawing: Drawing): Shapes {
  switch (drawing.kind) {
    // A week of appointments, the new ones highlighted.
    case 'booking': {
      const { days, hours } = drawing;
      return {
        paths: {
          rule: 'M0 22h240M0 65h240M0 108h240M0 151h240M0 194h240',
          soft: 'M42 25h36v37h-36zM42 154h36v80h-36zM82 68h36v37h-36zM82 197h36v37h-36zM122 25h36v80h-36zM122 154h36v37h-36zM162 111h36v37h-36zM162 197h36v37h-36zM202 68h36v80h-36zM202 197h36v37h-36z',
          highlight:
            'M42 68h36v80h-36zM82 111h36v80h-36zM122 197h36v37h-36zM162 25h36v80h-36zM202 154h36v37h-36z',
          pen: 'M188 16c-24-6-36 12-36 48s8 50 30 49c20-1 26-20 25-52-1-30-8-48-34-44',
        },
        labels: [
          ...days.map((text, index) => ({ text, x: 60 + 40 * index, y: 13 })),
          ...hours.map((text, index) => ({ text, x: 0, y: 38 + 43 * index, ...start })),
        ],
      };
    }
    // Services with their prices, the third one highlighted.
    case 'pricelist': {
      const { rows } = drawing;
      return {
        paths: {
          rule: 'M0 0h240M0 48h240M0 96h240M0 144h240M0 192h240M0 240h240',
          highlight: 'M0 96h240v48h-240z',
          pen: 'M226 92c-30-6-66 4-68 26-2 20 26 32 52 30 24-2 36-14 34-30-2-14-20-26-58-22',
        },
        labels: rows.flatMap(({ name, price }, index) => {
          const highlight = index === 2;
          const inset = highlight ? 10 : 0;
          const place = { y: 28 + 48 * index, highlight };
          return [
            { text: name, ...place, x: inset, ...start },
            { text: price, ...place, x: 240 - inset, textAnchor: 'end' },
          ];
        }),
      };
    }
    // A month of working days, the Thursday of its third week highlighted.
    case 'calendar': {
      const { month } = drawing;
      const days = workingDays(month);
      const blank = Number(days[0]?.getDay()) - 1;
      const label = (text: string, cell: number) => ({
        text,
        x: 24 + 48 * (cell % 5),
        y: 41 + 36 * Math.floor(cell / 5),
        highlight: cell === 18,
      });
      return {
        paths: {
          rule: 'M0 54h240M0 90h240M0 126h240M0 162h240M0 198h240M0 234h240',
          soft: 'M146 56h44v32h-44zM50 92h44v32h-44zM98 92h44v32h-44zM98 128h44v32h-44zM98 164h44v32h-44z',
          highlight: 'M146 128h44v32h-44z',
          pen: 'M180 120c-22-4-42 6-43 24-1 17 16 26 34 25 18-1 30-10 29-26-1-13-14-24-40-20',
        },
        labels: [
          { text: month, x: 0, y: 13, ...start },
          // The second week has each weekday.
          ...days
            .slice(5 - blank, 10 - blank)
            .map((day, cell) => label(weekdays.format(day), cell)),
          ...days.map((day, index) => label(String(day.getDate()), 5 + blank + index)),
        ],
      };
    }
    // Three shelves of three boxes, one highlighted on each.
    case 'shelf': {
      const { top, middle, bottom } = drawing;
      const places = [
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
      const texts = [...top, ...middle, ...bottom];
      return {
        paths: {
          soft: 'M2 24h66v50h-66zM172 30h66v44h-66zM2 100h88v54h-88zM168 108h70v46h-70zM68 190h78v44h-78zM154 168h84v66h-84z',
          highlight: 'M76 8h88v66h-88zM98 88h62v66h-62zM2 178h58v56h-58z',
          pen: 'M140 1c-40-6-74 6-75 40-1 28 28 40 58 39 32-1 52-14 51-40-1-24-22-42-60-38',
          line: 'M0 75h240M0 155h240M0 235h240',
        },
        labels: places.map((place, index) => ({ text: texts[index] ?? '', ...place })),
      };
    }
    // The plan of a house, its entrance highlighted.
    case 'plan': {
      const { width, living, kitchen, bedroom, hall, nursery } = drawing;
      return {
        paths: {
          rule: 'M2 22h236M2 17v10M238 17v10',
          line: 'M98 232H2V36h236v196h-96M132 36v40M132 104v20M132 112h106M2 124h46M76 124h56M88 124v108M152 112v60M152 204v28',
          highlightLine: 'M98 232a44 44 0 0 1 44-44v44',
          pen: 'M136 178c-24-6-48 8-49 32-1 20 16 30 34 29 20-1 34-12 33-32-1-18-12-30-38-30',
        },
        labels: [
          { text: width, x: 120, y: 13 },
          { text: living, x: 66, y: 84 },
          { text: kitchen, x: 184, y: 74 },
          { text: bedroom, x: 45, y: 182 },
          { text: hall, x: 120, y: 160 },
          { text: nursery, x: 196, y: 172 },
        ],
      };
    }
  }
}
