import type { CSSProperties } from 'react';
import { content } from '@/content';
import { visibleSteps } from '@/content/schema/calculator';
import { formatRubles } from '@/lib/format';
import { rawColor } from '@/lib/raw-color';
import type { RouteId } from '@/lib/routes';
import { SHARE_PICTURE } from './page-metadata';

/** Messengers cut corners and edges. */
const MARGIN = 64;
/** Sizes in pixels that set titles of so many letters in three lines at most. */
const TITLE_SIZES = [
  { letters: 45, size: 76 },
  { letters: 60, size: 66 },
  { letters: 80, size: 56 },
  { letters: 120, size: 46 },
];
/** In pixels; twenty letters of this size stand in one line. */
const FIGURE_SIZE = 84;
/** The heights of six months, rising. */
const BARS = [34, 48, 60, 77, 92, 108];

const ink = rawColor('--raw-ink');
const accent = rawColor('--raw-orange');

type CardCopy = Record<'brand' | 'eyebrow' | 'title' | 'figure' | 'caption', string>;

export function shareCopy(id: RouteId): CardCopy {
  const { eyebrow, title } = content[id].hero;
  return { brand: content.site.brand, eyebrow, title, ...figureOf(id) };
}

function figureOf(id: RouteId): Pick<CardCopy, 'figure' | 'caption'> {
  if (id === 'home') {
    const { sheet, facts } = content.home.hero;
    const client = content.results.clients.find(({ id }) => id === sheet?.client);
    const cost = client?.months.at(-1)?.vkCost;
    if (sheet && cost) return { figure: formatRubles(cost), caption: sheet.cost };
    const { value: figure = '', caption = '' } = facts[0] ?? {};
    return { figure, caption };
  }
  if (id === 'calculator') {
    const { step, of } = content.calculator.form;
    const visible = visibleSteps(content.calculator);
    return { figure: `${step} 1 ${of} ${visible.length}`, caption: visible[0]?.title ?? '' };
  }
  const { price, title } = content[id].teaser;
  return { figure: price, caption: title };
}

/** Drawn by satori, which wants `display: flex` on every box. */
export function ShareCard({ brand, eyebrow, title, figure, caption }: CardCopy) {
  const fit = TITLE_SIZES.find(({ letters }) => title.length <= letters) ?? TITLE_SIZES.at(-1);
  const figureSize = FIGURE_SIZE * Math.min(1, 20 / figure.length);
  return (
    <div style={page}>
      <div style={{ color: accent, fontSize: 28, fontWeight: 650 }}>{eyebrow}</div>
      <div
        style={{ ...display, maxWidth: 1040, marginTop: 16, fontSize: fit?.size, lineHeight: 1.03 }}
      >
        {title}
      </div>
      <div style={foot}>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ color: rawColor('--raw-soft'), fontSize: 26 }}>{caption}</div>
          <div style={{ ...display, marginTop: 12, fontSize: figureSize, lineHeight: 1 }}>
            {figure}
          </div>
          <div style={{ marginTop: 24, fontSize: 26, fontWeight: 650 }}>{brand}</div>
        </div>
        <svg aria-hidden="true" width="250" height="120" viewBox="0 0 250 120">
          {BARS.map((height, index) => (
            <path
              key={height}
              fill={index === BARS.length - 1 ? accent : ink}
              d={`M${index * 44} ${120 - height}h30v${height}h-30z`}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

const page: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  ...SHARE_PICTURE,
  padding: `${MARGIN - 12}px ${MARGIN}px ${MARGIN}px`,
  borderTop: `12px solid ${accent}`,
  background: rawColor('--raw-paper'),
  color: ink,
  fontFamily: 'cyrillic, latin, latin-ext',
};

const display: CSSProperties = { fontWeight: 780, letterSpacing: '-0.035em' };

const foot: CSSProperties = {
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginTop: 'auto',
  paddingTop: 24,
  borderTop: `2px solid ${rawColor('--raw-rule')}`,
};
