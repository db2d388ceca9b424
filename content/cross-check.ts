import { formatCount } from '@/lib/format';
import type { Content } from './schema';

/** A problem between two files, or between two parts of one. */
type Mismatch = { name: keyof Content; path: (string | number)[]; message: string };

/** Finds references to entries that do not exist, and services that no step or several steps ask for. */
export function crossCheck({ calculator, prices, cases, websites }: Partial<Content>): Mismatch[] {
  return [
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
