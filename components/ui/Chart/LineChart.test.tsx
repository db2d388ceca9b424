import { renderToStaticMarkup } from 'react-dom/server';
import { shortMonth } from '@/lib/month-names';
import { LineChart } from './LineChart';

/** Returns the y coordinates in a small chart: of its axis, and of the points and values at the two ends. */
function endsOf(values: readonly number[]) {
  const months = values.map((_, index) => {
    const month = ['Март', 'Апрель', 'Май'][index] ?? '';
    return { month, monthParts: { short: shortMonth(month) } };
  });
  const chart = renderToStaticMarkup(
    <LineChart lines={[{ name: 'Цена', values }]} months={months} description="" compact />,
  );
  const read = (pattern: RegExp) => [...chart.matchAll(pattern)].map(([, y]) => Number(y));
  const [foot = 0] = read(/ d="M0 (\d+)H/g);
  return { points: read(/ cy="(\d+)"/g), texts: read(/<text[^>]* y="(\d+)"/g), foot };
}

test.each([
  ['falls', [300, 250, 150], ['above', 'below']],
  ['falls to a third', [1885, 1296, 650], ['above', 'below']],
  ['rises', [150, 250, 300], ['below', 'above']],
  ['falls to the foot', [300, 100, 5], ['above', 'above']],
])('the values of a line that %s cover neither it nor the axis', (_what, values, sides) => {
  const { points, texts, foot } = endsOf(values);
  expect(Math.max(...texts)).toBeLessThan(foot - 4);
  expect(texts.map((y, index) => (y > Number(points[index]) ? 'below' : 'above'))).toEqual(sides);
});
