import { formatCount, formatNumber } from '@/lib/format';
import type { Content } from './schema';
import type { FileName } from './yaml-file';

type Mismatch = { name: FileName; path: (string | number)[]; message: string };

type Categorized = Content['cases'] | Content['websites']['portfolio'];

export function crossCheck(content: Partial<Content>): Mismatch[] {
  const { calculator, prices, cases, websites, figures = {} } = content;
  return [
    ...checkRanges(figures, prices?.services ?? []),
    ...(calculator && prices ? checkSteps(calculator, prices) : []),
    ...(cases ? checkCategories('cases', ['items'], cases) : []),
    ...(websites ? checkCategories('websites', ['portfolio', 'items'], websites.portfolio) : []),
  ];
}

function checkSteps({ steps }: Content['calculator'], { services }: Content['prices']): Mismatch[] {
  const known = services.map(({ id }) => id);
  const asked = steps.flatMap((step, index) =>
    step.services.map((id, position) => ({ id, path: ['steps', index, 'services', position] })),
  );
  const unknown = asked.flatMap(({ id, path }): Mismatch[] => {
    if (known.includes(id)) return [];
    const message = `услуги «${id}» нет в content/prices.yaml; возможные: ${known.join(', ')}`;
    return [{ name: 'calculator', path, message }];
  });
  // A service with a wrong id is not also one that no step asks for.
  if (unknown.length > 0) return unknown;
  return known.flatMap((id): Mismatch[] => {
    const count = asked.filter((one) => one.id === id).length;
    if (count === 1) return [];
    const times = formatCount(count, ['раз', 'раза', 'раз']);
    const message = `услуга «${id}» стоит на шагах калькулятора ${times}, а нужно один раз`;
    return [{ name: 'calculator', path: ['steps'], message }];
  });
}

/** Compares each figure named `…-range` with the price or the figure of that name. */
function checkRanges(figures: Content['figures'], services: Content['prices']['services']) {
  return Object.entries(figures).flatMap(([range, { value: from, to = from }]): Mismatch[] => {
    const [, id = ''] = /^(.*)-range$/.exec(range) ?? [];
    const index = services.findIndex((service) => service.id === id);
    const number = services[index]?.price ?? figures[id]?.value ?? from;
    if (number >= from && number <= to) return [];
    const message = `${formatNumber(number)} вне вилки ${formatNumber(from)}–${formatNumber(to)} (${range} в content/figures.yaml); поправьте число или вилку`;
    if (index < 0) return [{ name: 'figures', path: [id, 'value'], message }];
    return [{ name: 'prices', path: ['services', index, 'price'], message }];
  });
}

function checkCategories(name: FileName, path: string[], { items, categories }: Categorized) {
  const message = `такой категории нет в categories; возможные: ${Object.keys(categories).join(', ')}`;
  return items.flatMap(({ category }, index): Mismatch[] =>
    Object.hasOwn(categories, category)
      ? []
      : [{ name, path: [...path, index, 'category'], message }],
  );
}
