import { formatCount } from '@/lib/format';
import type { Content } from './schema';

/** A problem between two files, or between two parts of one. */
type Mismatch = { name: keyof Content; path: (string | number)[]; message: string };

/** Finds references to entries that do not exist, and services that no step or several steps ask for. */
export function crossCheck(content: Content): Mismatch[] {
  return [...steps(content), ...services(content), ...categories(content)];
}

function steps({ calculator, prices }: Content): Mismatch[] {
  const known = prices.services.map(({ id }) => id);
  return calculator.steps.flatMap((step, index) =>
    step.services.flatMap((service, position): Mismatch[] => {
      if (known.includes(service)) return [];
      const message = `услуги «${service}» нет в content/prices.yaml; возможные: ${known.join(', ')}`;
      return [{ name: 'calculator', path: ['steps', index, 'services', position], message }];
    }),
  );
}

function services({ calculator, prices }: Content): Mismatch[] {
  const asked = calculator.steps.flatMap((step) => step.services);
  return prices.services.flatMap(({ id }): Mismatch[] => {
    const times = asked.filter((service) => service === id).length;
    if (times === 1) return [];
    const message =
      times === 0
        ? `услуги «${id}» нет ни на одном шаге калькулятора; добавьте её`
        : `услуга «${id}» стоит на шагах калькулятора ${formatCount(times, ['раз', 'раза', 'раз'])}; оставьте одну`;
    return [{ name: 'calculator', path: ['steps'], message }];
  });
}

function categories({ cases, websites }: Content): Mismatch[] {
  const { categories: ofWorks, items: works } = websites.portfolio;
  return [
    ...unknownCategories('cases', ['items'], cases.items, cases.categories),
    ...unknownCategories('websites', ['portfolio', 'items'], works, ofWorks),
  ];
}

function unknownCategories(
  name: keyof Content,
  path: string[],
  items: readonly { category: string }[],
  names: Readonly<Record<string, string>>,
): Mismatch[] {
  const known = Object.keys(names);
  return items.flatMap(({ category }, index): Mismatch[] => {
    if (known.includes(category)) return [];
    const message = `такой категории нет в categories; возможные: ${known.join(', ')}`;
    return [{ name, path: [...path, index, 'category'], message }];
  });
}
