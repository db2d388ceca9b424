import { renderToStaticMarkup } from 'react-dom/server';
import { Figures } from './Figures';

test('of two figures with one caption the last alone is circled', () => {
  const items = [
    { value: '1', caption: 'заявка' },
    { value: '2', caption: 'заявка' },
  ];
  const html = renderToStaticMarkup(<Figures items={items} layout="line" circled />);
  expect(html).toMatch(/<dd[^>]*>1<\/dd>.*<dd[^>]*><span[^>]*>2<\/span><\/dd>/);
});
