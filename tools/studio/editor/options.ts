import { entriesFor, type Field } from '../../../lib/content/fields';
import { describeFigure } from '../../../lib/content/figures';
import type { KnownFigure } from '../../../lib/content/placeholders';
import type { Content } from '../../../lib/content/schema';
import { fieldsOf } from '../../../lib/fields-of';
import { nameOfEntry, valueInWords } from './names';

export type Option = { value: unknown; label: string; picture?: string | undefined };

/** What the names of options are taken from. */
export type OptionSources = { content: Content; figures: KnownFigure[] };

/** The option of choosing nothing. */
export const NOTHING: Option = { value: '', label: '—' };

/** Lists what the value of a field can be chosen from. */
export function optionsFor(schema: Field, path: string, sources: OptionSources): Option[] {
  const { content, figures } = sources;
  const values = schema.type === 'boolean' ? [true, false] : (schema.enum ?? []);
  return [
    ...values
      .filter((value) => !path.startsWith('site.confirmed') || isSaid(String(value), figures))
      .map((value) => ({
        value,
        label: labelOf(path, schema, value, sources),
        picture: path.endsWith('.drawing') ? `/drawings/${value}.svg` : undefined,
      })),
    ...entriesFor(schema, content).map(({ id, entry }) => {
      return { value: id, label: nameOfEntry(entry) ?? id };
    }),
  ];
}

/** A claim is a phrase, or a figure that the site still has. */
const isSaid = (claim: string, figures: KnownFigure[]) =>
  !/^[a-z]/.test(claim) || figures.some(({ name }) => name === claim);

/** A page is known by its name in the menu, a claim by its figure. */
function labelOf(path: string, schema: Field, value: unknown, sources: OptionSources): string {
  if (typeof value === 'boolean') return valueInWords(value);
  const { content, figures } = sources;
  const name = String(value);
  if (path.endsWith('.page')) return content.site.menu[name as keyof Content['site']['menu']];
  const figure =
    path.startsWith('site.confirmed') && figures.find((candidate) => candidate.name === name);
  return figure ? describeFigure(figure) : String(fieldsOf(schema.valueNames)[name] ?? name);
}
