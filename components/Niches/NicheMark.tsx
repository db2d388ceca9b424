import type { Content } from '@/content/schema';
import styles from './NicheMark.module.css';

type NicheIcon = Content['home']['niches']['items'][number]['icon'];

/** Each mark is a drawing in the colour of the text, with one line highlighted. */
const marks: Record<NicheIcon, { paths: readonly string[]; highlight: string }> = {
  // Scissors over a lock of hair.
  beauty: {
    paths: [
      'M14 12l20 22M34 12L14 34',
      'M12 40a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM36 40a5 5 0 1 0 0-10 5 5 0 0 0 0 10z',
    ],
    highlight: 'M24 4v10',
  },
  // A chart of the pulse on a card.
  medical: { paths: ['M6 8h36v32H6z'], highlight: 'M6 26h10l4-9 7 16 4-7h11' },
  // Scales.
  legal: {
    paths: ['M24 6v34M14 42h20M10 12h28', 'M4 28l6-16 6 16a6 6 0 0 1-12 0z'],
    highlight: 'M32 28l6-16 6 16a6 6 0 0 1-12 0z',
  },
  // A phone with a charge going up.
  tech: { paths: ['M13 4h22v40H13zM21 39h6'], highlight: 'M25 11l-6 11h9l-6 11' },
  // A house with its door.
  construction: { paths: ['M4 24L24 7l20 17M10 20v22h28V20'], highlight: 'M20 42V29h8v13' },
  // An open book with a marker.
  education: {
    paths: ['M24 12C18 8 11 7 4 8v30c7-1 14 0 20 4 6-4 13-5 20-4V8c-7-1-14 0-20 4zM24 12v30'],
    highlight: 'M33 9v13l-3-3-3 3V11',
  },
  // A shop under its awning, for every other trade.
  shop: {
    paths: ['M8 22v20h32V22M4 22l5-14h30l5 14zM14 42V30h9v12'],
    highlight: 'M4 22a6.5 6.5 0 0 0 13 0 6.5 6.5 0 0 0 14 0 6.5 6.5 0 0 0 13 0',
  },
};

/** The mark of a trade. The name beside it says the same, so screen readers skip it. */
export function NicheMark({ icon }: { icon: NicheIcon }) {
  const { paths, highlight } = marks[icon];
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
      <path className={styles.highlight} d={highlight} />
    </svg>
  );
}
