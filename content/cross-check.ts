import { formatCount, formatNumber } from '@/lib/format';
import { entriesFor, fieldsIn } from './fields';
import type { Values } from './placeholders';
import type { Content } from './schema';

/** The path begins with the name of the file. */
type Mismatch = { path: string; message: string };

export function crossCheck(content: Partial<Content>): Mismatch[] {
  const { calculator, prices, figures = {} } = content;
  const unknown = unknownReferences(content);
  const ranges = checkRanges(figures, prices?.services ?? []);
  // A service with a wrong id is not also one that no step asks for.
  const isAsked = unknown.length === 0 && calculator && prices;
  return [...unknown, ...ranges, ...(isAsked ? checkSteps(calculator, prices) : [])];
}

/** Finds ids of entries that do not exist. Where it may be left out, `part` is what such a reference stands in. */
export function unknownReferences(files: Values) {
  return fieldsIn(files).flatMap(({ path, part, value, kind }) => {
    const [file = '', ...list] = String(kind.list ?? '').split('.');
    const ids = entriesFor(kind, files).map(({ id }) => id);
    // The problem of a file that cannot be read is its own.
    if (!files[file] || !value || ids.includes(value)) return [];
    const message = `«${value}» нет в ${list.join('.')}, content/${file}.yaml; возможные: ${ids.join(', ')}`;
    return [{ path, part, ids, message }];
  });
}

function checkSteps({ steps }: Content['calculator'], { services }: Content['prices']): Mismatch[] {
  const asked = steps.flatMap((step) => step.services);
  return services.flatMap(({ id }) => {
    const count = asked.filter((one) => one === id).length;
    if (count === 1) return [];
    const times = formatCount(count, ['раз', 'раза', 'раз']);
    const message = `услуга «${id}» стоит на шагах калькулятора ${times}, а нужно один раз`;
    return [{ path: 'calculator.steps', message }];
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
    const path = index < 0 ? `figures.${id}.value` : `prices.services.${index}.price`;
    return [{ path, message }];
  });
}
