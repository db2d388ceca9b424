import { filesOf, mediaTypeOf, type Picture, pictureAttributes, type SlotName } from './pictures';

jest.mock('./base-path', () => ({ BASE_PATH: '/site' }));

function pictureOf(width: number, height: number, slot: SlotName = 'portfolio'): Picture {
  return { slot, file: 'law.jpg', path: '', version: 'abc', width, height };
}

const widthsOf = (width: number, height: number) =>
  filesOf(pictureOf(width, height)).avif.map((file) => file.width);

test('a picture is made in the widths of its slot, and in none that its file does not have', () => {
  expect(widthsOf(4000, 3000)).toEqual([440, 800, 1200]);
  expect(widthsOf(1000, 3000)).toEqual([440, 800, 1000]);
  // The height of a wide picture limits the visible part.
  expect(widthsOf(3000, 600)).toEqual([440, 800]);
});

test('every file has the proportions of the slot', () => {
  const { avif, fallback } = filesOf(pictureOf(1000, 3000));
  expect([...avif, fallback].map(({ name, height }) => [name, height])).toEqual([
    ['abc-440.avif', 330],
    ['abc-800.avif', 600],
    ['abc-1000.avif', 750],
    ['abc-800.webp', 600],
  ]);
});

test('in two tones there is one file, as large as it may be', () => {
  const filesFor = (width: number, height: number) => filesOf(pictureOf(width, height, 'person'));
  expect(filesFor(3000, 4000)).toMatchObject({
    avif: [],
    fallback: { name: 'abc-720.webp', width: 720, height: 900 },
  });
  expect(filesFor(300, 400).fallback).toMatchObject({ width: 300, height: 375 });
});

test('the attributes name the files with the sub-path, and the size that keeps the room', () => {
  const { source, img, largest } = pictureAttributes(pictureOf(900, 900));
  const srcSet = [440, 800, 900].map((w) => `/site/pictures/abc-${w}.avif ${w}w`).join(', ');
  expect(source).toMatchObject({ srcSet, width: 440, height: 330 });
  expect(img).toEqual({ src: '/site/pictures/abc-800.webp', width: 800, height: 600 });
  expect(largest).toBe('/site/pictures/abc-900.avif');
});

test('a file has the media type of its format', () => {
  expect(mediaTypeOf('abc-800.webp')).toBe('image/webp');
  expect(mediaTypeOf('abc.svg')).toBe('image/svg+xml');
});
