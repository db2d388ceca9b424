import type { CSSProperties } from 'react';
import { tokenColor, tokenWeight } from '@/lib/tokens';
import { SHARE_PICTURE } from './page-metadata';
import type { CardCopy } from './share-copy';

/** In pixels. Messengers crop corners and edges. */
export const MARGIN = 64;
/** Onest has a font for each script. */
export const SCRIPTS = ['cyrillic', 'latin', 'latin-ext', 'math', 'symbols'];

/** In pixels: the height of the tallest bar, and the size of the portrait. */
const BARS = 130;
export const PORTRAIT = 190;

const ink = tokenColor('--color-text');
const pen = tokenColor('--color-pen');
const strong = tokenWeight('--weight-strong');

type ShareCardProps = CardCopy & {
  /** Of the title, in pixels. */
  size: number;
  /** The address of the marketer's portrait, as data. */
  portrait?: string | undefined;
};

/** Drawn by satori, which needs `display: flex` on every box. */
export function ShareCard(props: ShareCardProps) {
  const { brand, eyebrow, title, figure, caption, leads, size, portrait } = props;
  return (
    <div style={page}>
      <div style={{ flexShrink: 0, fontSize: 28, fontWeight: strong }}>{eyebrow}</div>
      <div style={{ ...display, margin: '16px 0 24px', fontSize: size }}>{wordsOf(title)}</div>
      <div style={foot}>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, paddingRight: 32 }}>
          <div style={{ color: tokenColor('--color-muted'), fontSize: 26 }}>{caption}</div>
          <div style={{ ...display, marginTop: 12, fontSize: 1.1 * size }}>{wordsOf(figure)}</div>
          {leads.length > 1 && <PenLine length={3 * size} />}
          <div style={{ marginTop: 24, fontSize: 26, fontWeight: strong }}>{brand}</div>
        </div>
        {leads.length > 1 && <Bars values={leads} />}
        {portrait && <img src={portrait} alt="" width={PORTRAIT} height={PORTRAIT} style={face} />}
      </div>
    </div>
  );
}

/** The line of the pen below the figure. */
function PenLine({ length }: { length: number }) {
  return (
    <svg
      aria-hidden="true"
      width={length}
      height="16"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
    >
      <path d="M1 4c30-3 64-3 98-1M9 9c26-2 50-2 80-1" fill="none" stroke={pen} strokeWidth="1.6" />
    </svg>
  );
}

/** The months of a report from the first to the last. */
function Bars({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end', gap: 12, marginRight: 40 }}>
      {values.map((value, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the months never changes.
          key={index}
          style={{ width: 28, height: Math.round((value / most) * BARS), background: ink }}
        />
      ))}
    </div>
  );
}

/** Wraps each word in a box, so that a line breaks between words and not inside a range of numbers. */
const wordsOf = (text: string) => text.split(' ').map((word) => <div key={word}>{word}</div>);

const page: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  ...SHARE_PICTURE,
  padding: `${MARGIN - 12}px ${MARGIN}px ${MARGIN}px`,
  borderTop: `12px solid ${ink}`,
  background: tokenColor('--color-page'),
  color: ink,
  fontFamily: SCRIPTS.join(', '),
  wordBreak: 'break-word',
};

const display: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  columnGap: '0.22em',
  fontWeight: tokenWeight('--weight-display'),
  letterSpacing: '-0.035em',
  lineHeight: 1.02,
};

const face: CSSProperties = {
  borderRadius: PORTRAIT / 2,
  background: tokenColor('--color-sheet'),
  objectFit: 'cover',
};

const foot: CSSProperties = {
  display: 'flex',
  flexShrink: 0,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginTop: 'auto',
  paddingTop: 24,
  borderTop: `2px solid ${tokenColor('--color-rule')}`,
};
