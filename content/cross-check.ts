import type { z } from 'zod';
import { formatCount, formatNumber } from '@/lib/format';
import type { Content, figures } from './schema';
import type { FileName } from './yaml-file';

type Figures = z.infer<typeof figures>;

/** A problem between two files, or between two parts of one. */
type Mismatch = { name: FileName; path: (string | number)[]; message: string };

type Checked = Partial<Content> & { figures?: Figures };

/**
 * Finds references to entries that do not exist, services that no step or several steps ask for, and figures outside
 * their range.
 */
export function crossCheck({ figures, ...content }: Checked): Mismatch[] {
  const { calculator, prices, cases, websites } = content;
  return [
    ...(figures ? checkRanges(figures, prices?.services ?? []) : []),
    ...(calculator && prices ? checkSteps(calculator, prices) : []),
    ...(cases ? checkCategories('cases', ['items'], cases) : []),
    ...(websites ? checkCategories('websites', ['portfolio', 'items'], websites.portfolio) : []),
  ];
}

function checkSteps({ steps }: Content['calculator'], { services }: Content['prices']): Mismatch[] {
  const known = services.map(({ id }) => id);
  const unknown = steps.flatMap((step, index) =>
    step.services.flatMap((id, position): Mismatch[] => {
      if (known.includes(id)) return [];
      const message = `услуги «${id}» нет в content/prices.yaml; возможные: ${known.join(', ')}`;
      return [{ name: 'calculator', path: ['steps', index, 'services', position], message }];
    }),
  );
  // A service with a wrong id is not also one that no step asks for.
  if (unknown.length > 0) return unknown;
  const asked = steps.flatMap((step) => step.services);
  return known.flatMap((id): Mismatch[] => {
    const times = asked.filter((service) => service === id).length;
    if (times === 1) return [];
    const message =
      times === 0
        ? `услуги «${id}» нет ни на одном шаге калькулятора; добавьте её`
        : `услуга «${id}» стоит на шагах калькулятора ${formatCount(times, ['раз', 'раза', 'раз'])}; оставьте одну`;
    return [{ name: 'calculator', path: ['steps'], message }];
  });
}

/** Compares a price or a figure with the figure that has the same name and `-range`. */
function checkRanges(figures: Figures, services: Content['prices']['services']): Mismatch[] {
  const check = (id: string, number: number, mismatch: Omit<Mismatch, 'message'>): Mismatch[] => {
    const { value: from, to = from } = figures[`${id}-range`] ?? { value: number };
    if (number >= from && number <= to) return [];
    const message = `${formatNumber(number)} вне вилки ${formatNumber(from)}–${formatNumber(to)} (${id}-range в content/figures.yaml); поправьте число или вилку`;
    return [{ ...mismatch, message }];
  };
  return [
    ...services.flatMap(({ id, price }, index) =>
      check(id, price, { name: 'prices', path: ['services', index, 'price'] }),
    ),
    ...Object.entries(figures).flatMap(([id, { value }]) =>
      check(id, value, { name: 'figures', path: [id, 'value'] }),
    ),
  ];
}

function checkCategories(
  name: keyof Content,
  path: string[],
  { items, categories }: Pick<Content['cases'], 'categories'> & { items: { category: string }[] },
): Mismatch[] {
  const message = `такой категории нет в categories; возможные: ${Object.keys(categories).join(', ')}`;
  return items.flatMap(({ category }, index) =>
    Object.hasOwn(categories, category)
      ? []
      : [{ name, path: [...path, index, 'category'], message }],
  );
}
