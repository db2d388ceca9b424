import { type Field, kindsOf } from '../fields';
import type { Content } from './api';

/** Makes an entry that passes the check, for the owner to write over. */
export function skeletonOf(content: Content, path: string, field: Field = {}): unknown {
  const { type, enum: values, properties = {}, prefixItems: forms = [] } = field;
  const [, first] = kindsOf(field);
  const inner = (name: string | number, part: unknown) =>
    skeletonOf(content, `${path}.${name}`, part as Field);
  if (field.const !== undefined) return field.const;
  if (values) {
    const list = path.replace(/\.\d+(\.\w+)?$/, '.');
    const used = content.places.flatMap((one) => (one.path.startsWith(list) ? [one.written] : []));
    return values.find((one) => !used.includes(one as string)) ?? values[0];
  }
  if (first && !type) return skeletonOf(content, path, first);
  if (type === 'array') {
    const length = Math.max(Number(field.minItems ?? 0), forms.length);
    return Array.from({ length }, (_, index) => inner(index, forms[index] ?? field.items));
  }
  if (type === 'object') {
    // Some kinds of channels need an address.
    const names = [...(field.required ?? []), ...('address' in properties ? ['address'] : [])];
    return Object.fromEntries(names.map((name) => [name, inner(name, properties[name])]));
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, Number(field.minimum ?? 1));
  return textFor(content, path, field);
}

function textFor({ places }: Content, path: string, field: Field): string {
  const categories = `${path.split('.items')[0]}.categories.`;
  if (path.endsWith('.month')) return 'Январь';
  if (path.endsWith('.category'))
    return (
      places
        .find((one) => one.path.startsWith(categories))
        ?.path.split('.')
        .at(-1) ?? ''
    );
  if (path.endsWith('.image'))
    // The portrait may be a drawing, and a signature is too small elsewhere.
    return String(places.find((one) => /^(?!site\.).+\.image$/.test(one.path))?.written ?? '');
  if (field.pattern) return `novoe-${places.length}`;
  return field.format === 'uri' ? 'https://example.ru' : 'Новое'.slice(0, field.maxLength);
}
