import type { ReactNode } from 'react';
import styles from './CaseVisual.module.css';

export type CaseCategory = 'beauty' | 'medical' | 'legal' | 'tech' | 'construction';

/** A grid of equal cells: the paths of its lines. */
function gridPath(columns: number, rows: number, width: number, height: number, top = 0): string {
  const vertical = Array.from(
    { length: columns + 1 },
    (_, i) => `M${(i * width) / columns} ${top}v${height}`,
  );
  const horizontal = Array.from(
    { length: rows + 1 },
    (_, i) => `M0 ${top + (i * height) / rows}h${width}`,
  );
  return [...vertical, ...horizontal].join('');
}

const drawings: Record<CaseCategory, ReactNode> = {
  // A week of appointments that has filled up.
  beauty: (
    <>
      <path className={styles.rule} d={gridPath(6, 5, 240, 130, 15)} />
      <path
        className={styles.ink}
        d="M4 18h32v20H4zM44 44h32v46H44zM84 18h32v46H84zM164 70h32v46h-32zM204 18h32v20h-32zM124 96h32v20h-32zM4 96h32v46H4z"
      />
      <path
        className={styles.hot}
        d="M164 18h32v20h-32zM84 96h32v20H84zM204 44h32v46h-32zM124 44h32v20h-32z"
      />
    </>
  ),
  // A list of treatments with prices, one of them marked.
  medical: (
    <>
      <path className={styles.rule} d="M0 34h240M0 62h240M0 90h240M0 118h240M0 146h240" />
      <path
        className={styles.ink}
        d="M0 18h96v6H0zM0 46h120v6H0zM0 102h84v6H0zM0 130h110v6H0zM204 18h36v6h-36zM204 46h36v6h-36zM210 102h30v6h-30zM204 130h36v6h-36z"
      />
      <path className={styles.hot} d="M0 72h136v10H0zM192 72h48v10h-48z" />
      <path className={styles.line} d="M168 66v22M157 77h22" />
    </>
  ),
  // A calendar of hearings, with one day ringed.
  legal: (
    <>
      <path className={styles.rule} d={gridPath(7, 4, 238, 112, 36)} />
      <path className={styles.ink} d="M0 14h104v10H0z" />
      <path
        className={styles.ink}
        d="M12 46h10v8H12zM46 46h10v8H46zM114 46h10v8h-10zM80 74h10v8H80zM182 74h10v8h-10zM12 102h10v8H12zM148 102h10v8h-10zM216 102h10v8h-10zM46 130h10v8H46z"
      />
      <circle className={styles.ring} cx="153" cy="78" r="17" />
      <path className={styles.hot} d="M148 74h10v8h-10z" />
    </>
  ),
  // Shelves of goods; the box that is sold oftenest.
  tech: (
    <>
      <path className={styles.line} d="M0 52h240M0 100h240M0 148h240" />
      <path
        className={styles.ink}
        d="M6 22h28v28H6zM40 12h44v38H40zM150 26h34v24h-34zM12 72h52v26H12zM118 64h30v34h-30zM154 78h60v20h-60zM6 116h34v30H6zM92 122h56v24H92zM200 108h30v38h-30z"
      />
      <path
        className={styles.hot}
        d="M92 8h50v42H92zM70 60h40v38H70zM46 112h40v34H46zM156 116h38v30h-38z"
      />
    </>
  ),
  // The plan of a house with the entrance marked.
  construction: (
    <>
      <path
        className={styles.line}
        d="M10 14h220v132H150M110 146H10V14M92 14v52M92 92v54M92 84h60M176 84h54M152 14v30"
      />
      <path className={styles.rule} d="M10 6h220M10 2v8M230 2v8M2 14v132M-2 14h8M-2 146h8" />
      <path className={styles.hotLine} d="M110 146a40 40 0 0 1 40-40v40" />
      <path
        className={styles.ink}
        d="M22 26h36v24H22zM108 24h28v14h-28zM192 98h26v34h-26zM24 112h24v22H24z"
      />
    </>
  ),
};

/** A line drawing of the client's trade. The caption beside it says what it is. */
export function CaseVisual({ category }: { category: CaseCategory }) {
  return (
    <svg className={styles.visual} viewBox="-4 0 248 152" aria-hidden="true">
      {drawings[category]}
    </svg>
  );
}
