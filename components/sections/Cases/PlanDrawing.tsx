import styles from './CaseDrawing.module.css';
import type { DrawingOf } from './drawing';

/** The plan of a house with its width above it. The entrance is circled. */
export function PlanDrawing({ width, living, kitchen, bedroom, hall, nursery }: DrawingOf<'plan'>) {
  return (
    <>
      <path
        className={styles.rule}
        d="M2 22h236M2 17v10M238 17v10M34 41h60M162 41h50M7 138v30M233 130v38M7 194v22M233 194v22"
      />
      <path
        className={styles.line}
        d="M98 227H2V36h236v191h-110M132 36v40M132 104v20M132 112h106M2 124h92M122 124h10M88 124v14M88 166v28M88 216v11M152 112v26M152 166v28M152 216v11M2 182h86M152 182h86"
      />
      <path className={styles.line} d="M98 227a30 30 0 0 1 30-30v30" />
      <path
        className={styles.pen}
        d="M126 189c-21-4-41 5-42 20-1 14 15 21 32 20 18-1 30-8 29-20-1-11-11-21-36-19"
      />
      <text x="120" y="13">
        {width}
      </text>
      <text x="66" y="84">
        {living}
      </text>
      <text x="184" y="74">
        {kitchen}
      </text>
      <text x="45" y="209">
        {bedroom}
      </text>
      <text x="120" y="160">
        {hall}
      </text>
      <text x="196" y="209">
        {nursery}
      </text>
    </>
  );
}
