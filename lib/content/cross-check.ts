import { formatNumber } from '@/lib/format';
import { misplacedFigures } from './conclusions';
import { entriesFor, fieldsIn } from './fields';
import type { Values } from './placeholders';
import type { Content } from './schema';

/** The path begins with the name of the file. */
type Mismatch = { path: string; message: string; hint: string };

export function crossCheck(content: Partial<Content>): Mismatch[] {
  const { prices, results, figures = {} } = content;
  return [
    ...unknownReferences(content),
    ...checkRanges(figures, prices?.services ?? []),
    ...(results && prices ? misplacedFigures({ results, prices }) : []).filter(
      ({ isPrice }) => isPrice,
    ),
  ];
}

/** Finds references to entries that do not exist, each with the innermost optional part that contains it. */
export function unknownReferences(files: Values) {
  return fieldsIn(files).flatMap(({ path, value, schema, ...field }) => {
    const [file = '', ...list] = String(schema.list ?? '').split('.');
    const ids = entriesFor(schema, files).map(({ id }) => id);
    // A file that cannot be read is reported on its own.
    if (!files[file] || !value || ids.includes(String(value))) return [];
    // An id in a list of ids can go alone.
    const optionalPart = field.optionalPart ?? (/\.\d+$/.test(path) ? path : undefined);
    const message = `записи «${value}» нет`;
    const hint = `в ${list.join('.')}, content/${file}.yaml, есть: ${ids.join(', ')}`;
    return [{ path, optionalPart, ids, message, hint }];
  });
}

/** Compares each figure named `…-range` with the price or figure of the same name. */
function checkRanges(figures: Content['figures'], services: Content['prices']['services']) {
  return Object.entries(figures).flatMap(([range, { value: from, to = from }]): Mismatch[] => {
    const [, id = ''] = /^(.*)-range$/.exec(range) ?? [];
    const index = services.findIndex((service) => service.id === id);
    const number = services[index]?.price ?? figures[id]?.value ?? from;
    if (number >= from && number <= to) return [];
    const message = `${formatNumber(number)} вне вилки ${formatNumber(from)}–${formatNumber(to)}; поправьте число или вилку`;
    const hint = `вилка — ${range} в content/figures.yaml`;
    const path = index < 0 ? `figures.${id}.value` : `prices.services.${index}.price`;
    return [{ path, message, hint }];
  });
}
