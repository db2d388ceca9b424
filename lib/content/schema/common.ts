import { z } from 'zod';
import { figureLength } from '@/lib/figure-length';
import type { Picture, PictureName, SlotName } from '@/lib/pictures';
import { withoutUnseen } from '@/lib/unseen';
import { typeset } from '../typography';

/** Markdown, HTML and braces that no figure has replaced. */
const MARKUP = /[{}`]|<\/?[a-z][^<]*>|&(#\d+|[a-z]+);|\*\*|\*\p{L}[^*]*\*|__|\]\(/iu;

/** A visible text of at most `max` letters, with Russian typography applied. */
export function text(max: number) {
  const plain = z.string().overwrite(withoutUnseen).trim().min(1).max(max);
  return plain.superRefine(refuseMarkup).transform(typeset);
}

function refuseMarkup(value: string, { addIssue }: z.RefinementCtx) {
  const message =
    'посетитель увидит как есть; уберите их: разметки в текстах нет, а имя цифры стоит в одних скобках { }';
  const [marks] = MARKUP.exec(value) ?? [];
  if (marks) addIssue(`знаки «${marks}» ${message}`);
}

/** Visible texts, each with its name in the owner's words and its maximum length. */
export function texts<Name extends string>(
  fields: Record<Name, readonly [title: string, max: number]>,
) {
  const entries = Object.entries<readonly [title: string, max: number]>(fields);
  const schemas = entries.map(([name, [title, max]]) => [name, text(max).meta({ title })]);
  return z.strictObject(Object.fromEntries(schemas) as Record<Name, ReturnType<typeof text>>);
}

/** A value of a list, each with its name in the owner's words. */
export function choice<Value extends string>(valueNames: Record<Value, string>) {
  return z.enum(Object.keys(valueNames) as [Value, ...Value[]]).meta({ valueNames });
}

/** A whole number above zero. It may be the name of a figure without its unit, {reply.n}, which has become a text. */
export const whole = z.preprocess(
  (input) => (/^[\d\s]+$/.test(String(input)) ? Number(String(input).replace(/\s/g, '')) : input),
  z.number().int().positive(),
);

/** A list of any length. An empty or missing field becomes an empty list. */
export function list<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}

/**
 * An id that other entries and the code refer to. A field that holds the id of an entry elsewhere names the list of that
 * entry in its meta, `list: 'prices.services'`, so that the editor can offer the entries.
 */
export const id = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*$/,
    'имя пишется строчными латинскими буквами, цифрами и дефисом: lead-cost',
  )
  .meta({ title: 'Имя латиницей' });

/** The visible names of categories by their ids, in their order on the page. */
export const names = z
  .record(id, text(40).meta({ title: 'Категория' }))
  .nullish()
  .transform((categories) => categories ?? {});

/** Names a schema that stands beside others for the same value: a picture is an image, a calendar or something else. */
export const alternative = (name: string) => ({ alternative: name });

/** Marks a schema whose values depend on each other: the editor asks for them in one form. */
export const together = { together: true };

const form = z.string().trim().min(1);

/** A noun for 1, 2 and 5: [год, года, лет]. */
export const noun = z
  .tuple([form, form, form])
  .meta({ ...together, ...alternative('слово в трёх формах') });

/** The name of a file in content/pictures. The loader reads the file and replaces the name with the picture. */
export function image(slot: SlotName) {
  return z
    .string()
    .trim()
    .min(1)
    .meta({ picture: slot })
    .transform((file): PictureName => ({ slot, file }));
}

/** The address of the original: a live site, a published review. */
export const source = z
  .url({ protocol: /^https?$/ })
  .optional()
  .meta({ title: 'Ссылка на источник' });

export const rubles = z.number().int().positive();

/** The title and description in search results. The browser tab shows the title, too. */
export const meta = texts({ title: ['Заголовок', 150], description: ['Описание', 400] }).meta({
  title: 'Для поисковиков',
});

/*
 * A text that a component would have to cut or measure has its parts and its length in the content. The parts are
 * beside the text, under its name: `titleParts` beside `title`.
 */

/** Adds whether a figure needs a smaller size. */
export const withLength = <Shown extends { value: string }>(figure: Shown) => ({
  ...figure,
  length: figureLength(figure.value),
});

export const stat = texts({ value: ['Число', 20], caption: ['Подпись', 100] }).transform(
  withLength,
);

/** A price as it is read: «от», «18 000 ₽», «в месяц». */
export const priceTag = z
  .strictObject({
    before: text(20).optional().meta({ title: 'Слова перед суммой' }),
    amount: text(30).meta({ title: 'Сумма' }),
    after: text(40).optional().meta({ title: 'Слова после суммы' }),
  })
  .transform(({ before, amount, after }) => ({
    before,
    amount,
    after,
    /** A range is cut after its dash. */
    amountParts: amount.split(/(?<=–)/),
    /** Whether there are more words than «от» before the amount, and than «/мес» after it. */
    isBeforeLong: (before ?? '').length > 3,
    isAfterLong: (after ?? '').length > 5,
  }))
  .meta({ title: 'Цена' });

export const point = texts({ title: ['Заголовок', 100], text: ['Текст', 1000] });

/** Marks a sample, which the launch check reports until the owner has replaced it. */
export const sample = z.boolean().meta({ title: 'Это образец' });

export const heading = {
  title: text(120).meta({ title: 'Заголовок' }),
  intro: text(600).optional().meta({ title: 'Вступление' }),
};

const headlineFields = texts({
  eyebrow: ['Строка над заголовком', 80],
  title: ['Заголовок', 120],
})
  /** Words of the title to underline. They must occur in it. */
  .extend({ underlined: text(40).optional().meta({ title: 'Подчёркнутые слова' }) });

/** The number of letters that fit on a line of a headline at 320 px. */
const ONE_LINE = 16;

/** Cuts a title around the first occurrence of the words to underline. Without them it has no parts. */
export function withTitleParts<Fields extends { title: string; underlined?: string | undefined }>(
  fields: Fields,
) {
  const { title, underlined: words = '' } = fields;
  const start = title.indexOf(words);
  if (!words || start < 0) return { ...fields, titleParts: undefined };
  const before = title.slice(0, start);
  const after = title.slice(start + words.length);
  return { ...fields, titleParts: { before, words, after, isOneLine: words.length <= ONE_LINE } };
}

export const headline = headlineFields.transform(withTitleParts);

const words = texts({
  lead: ['Вступление', 500],
  primary: ['Главная кнопка', 40],
  secondary: ['Вторая кнопка', 40],
}).shape;
export const heroFields = headlineFields.extend({
  ...words,
  facts: list(stat).meta({ title: 'Числа первого экрана' }),
});
export const hero = heroFields.transform(withTitleParts).meta({ title: 'Первый экран' });

/** Refuses two entries with the same value of a field. */
export function distinct<Field extends string>(field: Field, explain: (value: string) => string) {
  return (items: { [Key in Field]?: string | undefined }[], context: z.RefinementCtx) =>
    items.forEach(({ [field]: value }, index) => {
      if (!value || items.findIndex((item) => item[field] === value) === index) return;
      const message = explain(value);
      context.addIssue({ code: 'custom', path: [index, field], message });
    });
}

export const uniqueIds = distinct(
  'id',
  (id) => `имя «${id}» уже занято другой записью; придумайте другое`,
);

/** A value of the content after its pictures have been read. */
export type WithPictures<Value> = Value extends PictureName
  ? Picture
  : Value extends object
    ? { [Key in keyof Value]: WithPictures<Value[Key]> }
    : Value;

export type Headline = z.infer<typeof headline>;
export type HeroContent = z.infer<typeof hero>;
export type Point = z.infer<typeof point>;
