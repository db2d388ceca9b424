import { formatCount } from '@/lib/format';
import type { Content } from './schema';

/** A problem between two files, or between two parts of one. */
type Mismatch = { name: keyof Content; path: (string | number)[]; message: string };

/**
 * Finds references to entries that do not exist, and services that no step or several steps ask for. Files that are not
 * in order themselves are left out.
 */
export function crossCheck({ calculator, prices, cases, websites }: Partial<Content>): Mismatch[] {
  return [
    ...(calculator && prices ? steps({ calculator, prices }) : []),
    ...(cases ? unknownCategories('cases', ['items'], cases) : []),
    ...(websites ? unknownCategories('websites', ['portfolio', 'items'], websites.portfolio) : []),
  ];
}

type Steps = Pick<Content, 'calculator' | 'prices'>;

function steps(files: Steps): Mismatch[] {
  const unknown = unknownServices(files);
  // A service that is misspelt is not one more that no step asks for.
  return unknown.length > 0 ? unknown : services(files);
}

function unknownServices({ calculator, prices }: Steps): Mismatch[] {
  const known = prices.services.map(({ id }) => id);
  return calculator.steps.flatMap((step, index) =>
    step.services.flatMap((service, position): Mismatch[] => {
      if (known.includes(service)) return [];
      const message = `услуги «${service}» нет в content/prices.yaml; возможные: ${known.join(', ')}`;
      return [{ name: 'calculator', path: ['steps', index, 'services', position], message }];
    }),
  );
}

function services({ calculator, prices }: Steps): Mismatch[] {
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

type Categorised = {
  items: readonly { category: string }[];
  categories: Readonly<Record<string, string>>;
};

function unknownCategories(
  name: keyof Content,
  path: string[],
  { items, categories }: Categorised,
): Mismatch[] {
  const known = Object.keys(categories);
  return items.flatMap(({ category }, index): Mismatch[] => {
    if (known.includes(category)) return [];
    const message = `такой категории нет в categories; возможные: ${known.join(', ')}`;
    return [{ name, path: [...path, index, 'category'], message }];
  });
}
