import { z } from 'zod';
import type { PictureName, SlotName } from '@/lib/pictures';
import { typeset } from '../typography';

/** Markdown, HTML and a brace that no figure has taken. */
const MARKUP = /[{}`]|<\/?[a-z][^<]*>|\*\*|\*\p{L}[^*]*\*|__|\]\(/iu;

/** A visible text of at most `max` letters, with Russian typography applied. */
export function text(max: number) {
  return z.string().trim().min(1).max(max).superRefine(refuseMarkup).transform(typeset);
}

function refuseMarkup(written: string, { addIssue }: z.RefinementCtx) {
  const message =
    'посетитель увидит как есть; уберите их: разметки в текстах нет, а имя цифры стоит в одних скобках { }';
  const [marks] = MARKUP.exec(written) ?? [];
  if (marks) addIssue(`знаки «${marks}» ${message}`);
}

/** Fields of visible texts, each with the most letters that it may have. */
export function texts<Name extends string>(limits: Record<Name, number>) {
  const fields = Object.entries<number>(limits).map(([name, max]) => [name, text(max)]);
  return z.strictObject(Object.fromEntries(fields) as Record<Name, ReturnType<typeof text>>);
}

/** A list of any length. An emptied or missing one has no entries. */
export function list<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}

/** A name that other entries and the code refer to. */
export const id = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]*$/,
    'имя пишется строчными латинскими буквами, цифрами и дефисом: lead-cost',
  );

/** The visible names of categories by their ids, in their order on the page. */
export const names = z
  .record(id, text(40))
  .nullish()
  .transform((all) => all ?? {});

/** A noun for 1, 2 and 5: [год, года, лет]. */
export const pluralForms = z.tuple([z.string(), z.string(), z.string()]);

/** The name of a file in content/pictures. */
export function image(slot: SlotName) {
  return z
    .string()
    .trim()
    .min(1)
    .transform((file): PictureName => ({ slot, file, focus: 50 }));
}

export const rubles = z.number().int().positive();

/** Title and description in search results; the browser tab has the title too. */
export const meta = texts({ title: 150, description: 400 });

/** A large number and its caption. */
export const stat = texts({ value: 20, caption: 100 });

/** A title with a paragraph: an advantage, a guarantee, a step of a process. */
export const point = texts({ title: 100, text: 1000 });

/** Marks an entry for the launch check until the owner has replaced it. */
export const sample = z.boolean();

/** The heading of a section. */
export const heading = { title: text(120), intro: text(600).optional() };

/** The top of a page: the offer, two buttons, and large figures. */
export const hero = {
  ...texts({ eyebrow: 80, title: 120, lead: 500, primary: 40, secondary: 40 }).shape,
  /** Words of the title that the marketer underlines. */
  underlined: text(40).optional(),
  facts: list(stat),
};

/** Refuses two entries with the same id. */
export function uniqueIds(items: { id?: string | undefined }[], context: z.RefinementCtx) {
  items.forEach(({ id }, index) => {
    if (!id || items.findIndex((one) => one.id === id) === index) return;
    const message = `id «${id}» уже занят другой записью; придумайте другой`;
    context.addIssue({ code: 'custom', path: [index, 'id'], message });
  });
}
