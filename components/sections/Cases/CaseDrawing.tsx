import { Artwork } from '@/components/ui/objects/Artwork';
import type { CasePicture } from '@/lib/content/schema';
import { unmarked } from '@/lib/marks';
import { MONTHS } from '@/lib/month-names';
import { formatWeekday } from '@/lib/working-hours';
import styles from './CaseDrawing.module.css';

export type Drawing = Exclude<CasePicture, { kind: 'image' }>;

const WEEKDAYS = [0, 1, 2, 3, 4].map(formatWeekday);

/** A drawing from the client's trade. The caption beside it describes it. */
export function CaseDrawing({ drawing }: { drawing: Drawing }) {
  const words =
    drawing.kind === 'calendar' ? { ...drawing, cells: cellsOf(drawing.month) } : drawing;
  return (
    <Artwork
      file={`sections/Cases/${drawing.kind}.svg`}
      words={words}
      styles={styles}
      className={styles.drawing}
      fontSize="13"
    />
  );
}

/** Returns rows of five cells: the weekdays, then the working days of a month such as «Октябрь 2026». */
function cellsOf(month: string): string[] {
  const [name = '', year] = unmarked(month).toLowerCase().split(/\s/);
  const index = MONTHS.indexOf(name);
  const dates = Array.from({ length: 31 }, (_, day) => new Date(Number(year), index, day + 1));
  const days = dates.filter((day) => day.getMonth() === index && day.getDay() % 6 > 0);
  const blank = Number(days[0]?.getDay()) - 1;
  return [...WEEKDAYS, ...Array(blank).fill(''), ...days.map((day) => String(day.getDate()))];
}
