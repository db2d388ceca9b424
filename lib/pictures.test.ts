import { filesOf, Picture, pictureAttributes, picturesIn } from './pictures';

function pictureOf(width: number, height: number) {
  return Object.assign(new Picture('portfolio', 'law.jpg'), { version: 'abc', width, height });
}

const widthsOf = (width: number, height: number) =>
  filesOf(pictureOf(width, height)).avif.map((file) => file.width);

test('a picture is made in the widths of its place, and in none that its file does not have', () => {
  expect(widthsOf(4000, 3000)).toEqual([480, 800, 1200]);
  expect(widthsOf(1000, 3000)).toEqual([480, 800, 1000]);
  // Of a wide picture only so much is seen as its height allows.
  expect(widthsOf(3000, 600)).toEqual([480, 800]);
});

test('every file has the proportions of the place', () => {
  const { avif, webp } = filesOf(pictureOf(1000, 3000));
  expect([...avif, webp].map(({ name, height }) => [name, height])).toEqual([
    ['abc-480.avif', 360],
    ['abc-800.avif', 600],
    ['abc-1000.avif', 750],
    ['abc-800.webp', 600],
  ]);
});

test('the attributes name the files with the sub-path, and the size that keeps the room', () => {
  const { source, img } = pictureAttributes(pictureOf(900, 900), '/site');
  expect(source.srcSet).toBe(
    '/site/pictures/abc-480.avif 480w, /site/pictures/abc-800.avif 800w, /site/pictures/abc-900.avif 900w',
  );
  expect(img).toEqual({ src: '/site/pictures/abc-800.webp', width: 800, height: 600 });
});

test('pictures are found at any depth of the content, with their paths', () => {
  const picture = pictureOf(900, 900);
  const found = picturesIn({ items: [{ title: 'Работа' }, { title: 'Работа', image: picture }] });
  expect(found).toEqual([{ picture, path: ['items', '1', 'image'] }]);
});
