import { loadContent } from '../../../../lib/content/load';
import { FIXTURE_CONTENT } from '../../../../lib/content/test-folder.fixture';
import { readValues } from '../files';
import { readPlaces } from '../places';
import type { State } from '../state';
import { changeKind, editsBetween, filledForm, kindOf, readForm } from './filled-form';

const written = readValues('e2e');
const state = readPlaces({ written, content: loadContent(FIXTURE_CONTENT) }) as State;

function formOf(path: string) {
  const control = state.places[path]?.control;
  const form = control?.kind === 'whole' ? state.forms[control.form] : undefined;
  if (!form) throw new Error(`${path} has no form`);
  return form;
}

const NEW_REVIEW = `reviews.items.${written.reviews.items.length}`;
const NEW_CASE = `cases.items.${written.cases.items.length}`;

test('a form that was not touched says what is written, so it changes nothing', () => {
  const wholes = Object.keys(state.places).filter((path) => {
    const { control, written } = state.places[path] ?? {};
    return control?.kind === 'whole' && written !== undefined;
  });
  expect(wholes.length).toBeGreaterThan(50);
  for (const path of wholes) {
    const { problems, edits } = filledForm(path, undefined, state) ?? {};
    expect([path, problems, edits]).toEqual([path, [], []]);
  }
});

test('each field that is missing is told at its place, and what may be missing is not', () => {
  const { problems } = readForm(formOf(NEW_REVIEW), undefined, NEW_REVIEW);
  expect(problems.map(({ path, message }) => [path, message])).toEqual([
    [`${NEW_REVIEW}.name`, 'впишите текст'],
    [`${NEW_REVIEW}.business`, 'впишите текст'],
    [`${NEW_REVIEW}.text`, 'впишите текст'],
    [`${NEW_REVIEW}.rating`, 'впишите число'],
  ]);
});

test('a new review is added as the owner’s own, without a sample mark and what he left empty', () => {
  const typed = {
    name: 'Пекарня',
    business: 'Хлеб',
    text: 'Стало людно.',
    rating: '5',
    source: '',
  };
  expect(filledForm(NEW_REVIEW, typed, state)).toMatchObject({
    problems: [],
    label: 'Отзывы → Записи → Пекарня',
    edits: [
      {
        action: 'insert',
        path: NEW_REVIEW,
        value: {
          name: 'Пекарня',
          business: 'Хлеб',
          text: 'Стало людно.',
          rating: 5,
          sample: false,
        },
      },
    ],
  });
});

test('a picture is sent with the form, and its place has the name of its file', () => {
  const image = new File(['x'], 'Снимок.jpg');
  const typed = {
    category: 'workshops',
    title: 'Пекарня',
    result: 'Очередь',
    description: 'Хлеб',
    picture: { kind: 'image', caption: 'Пекарня', image, alt: 'Хлеб на полке' },
  };
  const { problems, files, edits } = filledForm(NEW_CASE, typed, state) ?? {};
  expect(problems).toEqual([]);
  expect(files).toEqual({ [`${NEW_CASE}.picture.image`]: image });
  expect(edits).toEqual([
    {
      action: 'insert',
      path: NEW_CASE,
      value: {
        ...typed,
        id: expect.stringMatching(/^novoe-\d+$/),
        picture: { ...typed.picture, image: 'Снимок.jpg' },
        sample: false,
      },
    },
  ]);
});

test('a chosen picture that a draft could not hold is asked for again, also where none is needed', () => {
  const path = 'websites.portfolio.items.0';
  const lost = JSON.parse(JSON.stringify(new File(['x'], 'Снимок.jpg')));
  const typed = { ...written.websites.portfolio.items[0], phoneImage: lost };
  const { problems } = readForm(formOf(path), typed, path);
  expect(problems).toMatchObject([
    { path: `${path}.phoneImage`, message: 'выберите файл ещё раз' },
  ]);
});

test('a number that can be read in two ways is asked about at its field', () => {
  const path = 'prices.services.0';
  const { problems } = readForm(
    formOf(path),
    { ...written.prices.services[0], price: '25,000' },
    path,
  );
  expect(problems).toMatchObject([
    { path: `${path}.price`, message: expect.stringContaining('это 25 или 25 000?') },
  ]);
});

test('only what was changed is written, and one list is told from another by its entries', () => {
  const path = 'reviews.items.0';
  const before = written.reviews.items[0];
  const typed = { ...before, name: 'Новое имя', rating: '4' };
  const { edits, done } = filledForm(path, typed, state) ?? {};
  expect(edits).toEqual([
    { action: 'set', path: `${path}.name`, value: 'Новое имя' },
    { action: 'set', path: `${path}.rating`, value: 4 },
  ]);
  expect(done).toBe('изменено: Имя или название, Оценка');
  expect(editsBetween('list', ['а', 'б'], ['а', 'в', 'г'])).toEqual([
    { action: 'set', path: 'list.1', value: 'в' },
    { action: 'insert', path: 'list.2', value: 'г' },
  ]);
  expect(editsBetween('list', ['а', 'б', 'в'], ['а'])).toEqual([
    { action: 'remove', path: 'list.2' },
    { action: 'remove', path: 'list.1' },
  ]);
});

test('another kind keeps the fields that it shares, and replaces the whole', () => {
  const { asked } = formOf('cases.items.0');
  const picture = asked.kind === 'part' ? asked.fields.picture?.asked : undefined;
  const kinds = picture?.kind === 'kinds' ? picture.kinds : [];
  const calendar = kinds.find(({ title }) => title === 'календарь');
  const before = { kind: 'image', caption: 'Подпись', image: 'tall.jpg', alt: 'Лист' };
  const after = changeKind(calendar as (typeof kinds)[number], before);
  expect(kindOf(kinds, after)?.title).toBe('календарь');
  expect(after).toMatchObject({ kind: 'calendar', caption: 'Подпись' });
  expect(editsBetween('picture', before, { kind: 'calendar', caption: 'Подпись' })).toEqual([
    { action: 'set', path: 'picture', value: { kind: 'calendar', caption: 'Подпись' } },
  ]);
});
