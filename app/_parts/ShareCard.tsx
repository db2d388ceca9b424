import type { CSSProperties } from 'react';
import { tokenColor, tokenWeight } from '@/lib/tokens';
import { SHARE_PICTURE } from './page-metadata';
import type { CardCopy } from './share-copy';

/** In pixels. Messengers crop corners and edges. */
export const MARGIN = 64;
/** Onest has a font for each script. */
export const SCRIPTS = ['cyrillic', 'latin', 'latin-ext', 'math', 'symbols'];

const ink = tokenColor('--color-text');
const accent = tokenColor('--color-accent');
const strong = tokenWeight('--weight-strong');

/** Drawn by satori, which needs `display: flex` on every box. The size of the title is in pixels. */
export function ShareCard(props: CardCopy & { size: number }) {
  const { brand, eyebrow, title, figure, caption, size } = props;
  return (
    <div style={page}>
      <div style={{ flexShrink: 0, color: accent, fontSize: 28, fontWeight: strong }}>
        {eyebrow}
      </div>
      <div style={{ ...display, margin: '16px 0 24px', fontSize: size }}>{wordsOf(title)}</div>
      <div style={foot}>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, paddingRight: 32 }}>
          <div style={{ color: tokenColor('--color-muted'), fontSize: 26 }}>{caption}</div>
          <div style={{ ...display, marginTop: 12, fontSize: 1.1 * size }}>{wordsOf(figure)}</div>
          <div style={{ marginTop: 24, fontSize: 26, fontWeight: strong }}>{brand}</div>
        </div>
        <svg aria-hidden="true" width="250" height="120" strokeWidth="30">
          <path stroke={ink} d="M15 120V86m44 34V72m44 48V60m44 60V43m44 77V28" />
          <path stroke={accent} d="M235 120V12" />
        </svg>
      </div>
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
  borderTop: `12px solid ${accent}`,
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

const foot: CSSProperties = {
  display: 'flex',
  flexShrink: 0,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginTop: 'auto',
  paddingTop: 24,
  borderTop: `2px solid ${tokenColor('--color-rule')}`,
};
