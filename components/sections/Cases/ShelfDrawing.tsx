import styles from './CaseDrawing.module.css';
import type { DrawingOf } from './drawing';

/** Three shelves of three boxes. One on each is dark, and the uppermost of these is circled. */
export function ShelfDrawing({ top, middle, bottom }: DrawingOf<'shelf'>) {
  return (
    <>
      <path
        className={styles.soft}
        d="M2 34h66v40h-66zM172 38h66v36h-66zM2 100h88v54h-88zM168 108h70v46h-70zM68 190h78v44h-78zM154 168h84v66h-84z"
      />
      <path className={styles.highlight} d="M82 32h76v42h-76zM98 88h62v66h-62zM2 178h58v56h-58z" />
      <path
        className={styles.pen}
        d="M140 29c-36-5-68 4-69 22-1 16 34 24 55 23 29-1 48-8 47-24-1-15-34-25-58-21"
      />
      <path className={styles.line} d="M0 75h240M0 155h240M0 235h240" />
      <text x="35" y="59">
        {top[0]}
      </text>
      <text x="120" y="58" className={styles.onHighlight}>
        {top[1]}
      </text>
      <text x="205" y="61">
        {top[2]}
      </text>
      <text x="46" y="131">
        {middle[0]}
      </text>
      <text x="129" y="125" className={styles.onHighlight}>
        {middle[1]}
      </text>
      <text x="203" y="135">
        {middle[2]}
      </text>
      <text x="31" y="210" className={styles.onHighlight}>
        {bottom[0]}
      </text>
      <text x="107" y="216">
        {bottom[1]}
      </text>
      <text x="196" y="205">
        {bottom[2]}
      </text>
    </>
  );
}
