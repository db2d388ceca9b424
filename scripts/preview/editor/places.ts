import { z } from 'zod';
import { deepValues } from '../../../content/deep-values';
import { loadContent, openFiles } from '../../../content/load';
import { picturesIn } from '../../../content/pictures';
import { fillInFigures, replacements } from '../../../content/placeholders';
import { type Content, schemas } from '../../../content/schema';
import { typeset } from '../../../content/typography';
import { formatCost, formatNumber, formatRubles, formatRublesPerMonth } from '../../../lib/format';
import { average, leadsIn } from '../../../lib/months';
import {
  describeSetting,
  type SettingName,
  type Settings,
  settingNames,
} from '../../../lib/settings';
import { sum } from '../../../lib/sum';
import { type Field, fieldAt } from './fields';

type Written = string | number | boolean | null;

/** A value of the content or a setting: where it stands, as the owner wrote it, and the ways in which pages show it. */
export type Place = { path: string; written: Written; shown: string[]; label?: string };

/** A text that the site makes of a value elsewhere. Texts name those with a name. */
export type Figure = { name: string; text: string; path: string };

/** The fields of each file as its schema describes them. */
export const fields: Record<string, Field> = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [
    name,
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  ]),
);

/** Lists every value of the content and of the .env file, and what the site makes of them. */
export function readPlaces(folder: string, settings: Settings, env: NodeJS.Dict<string>) {
  const files = openFiles(folder);
  const written = valuesOf(files);
  const texts = [...replacements(files)];
  fillInFigures(files);
  const filled = new Map(valuesOf(files).map(({ path, value }) => [path, value]));
  const content = loadContent(folder);
  const versions = new Map(
    picturesIn(content).map(({ picture, path }) => [path.join('.'), picture.version]),
  );
  const places = written.flatMap(({ path, value }): Place[] => {
    if (typeof value === 'object' && value !== null) return [];
    const version = versions.get(path);
    const shown = version ? [version] : waysToShow(path, filled.get(path));
    return [{ path, written: value as Written, shown }];
  });
  const contacts: Partial<Record<SettingName, string>> = {
    NEXT_PUBLIC_PHONE: settings.phone,
    NEXT_PUBLIC_TELEGRAM: settings.telegram,
    NEXT_PUBLIC_OWNER_EMAIL: settings.email,
  };
  for (const name of settingNames) {
    const label = describeSetting(name) || name;
    const shown = contacts[name] ? [contacts[name], `@${contacts[name]}`] : [];
    places.push({ path: `.env.${name}`, written: env[name] ?? '', shown, label });
  }
  const figures = texts.map(
    ([name, text]): Figure => ({ name, text, path: sourceOf(name, written) }),
  );
  return { places, figures: [...figures, ...totals(content)] };
}

function valuesOf(files: ReturnType<typeof openFiles>) {
  return Object.entries(files).flatMap(([name, file]) =>
    deepValues(file.at(), [name]).map(({ value, path }) => ({ value, path: path.join('.') })),
  );
}

/** Ids, kinds and forms of words are no texts of a page, and figures stand there with their unit. */
function waysToShow(path: string, value: unknown): string[] {
  const [file = '', ...inner] = path.split('.');
  const isMonth = inner.at(-1) === 'month';
  if (typeof value === 'string') {
    const isText = isMonth || fieldAt(fields[file], inner)?.maxLength !== undefined;
    return isText ? [typeset(value), ...(isMonth ? [value.slice(0, 3)] : [])] : [];
  }
  if (typeof value !== 'number' || file === 'figures') return [];
  return [formatNumber(value), formatRubles(value), formatRublesPerMonth(value)];
}

/** The path of the number, or of the rows that it is counted from. */
function sourceOf(name: string, written: { path: string; value: unknown }[]): string {
  const [first = '', id] = name.replace(/\.n$/, '').split('.');
  const ownerIn = (file: string) =>
    written
      .find(({ path, value }) => value === id && path.startsWith(file) && path.endsWith('.id'))
      ?.path.replace(/\.id$/, '');
  const facts: Record<string, string> = {
    price: `${ownerIn('prices')}.price`,
    results: `${ownerIn('results')}.months`,
    person: 'site.person.name',
    location: 'site.city',
    city: 'site.city',
    hours: 'site.hours',
  };
  return facts[first] ?? `figures.${first}`;
}

/** Sums and costs that charts and the weekly report show without a name. */
function totals({ results, home }: Content): Figure[] {
  const rows = home.advantages.report?.rows ?? [];
  const report = (path: string, spent: number, leads: number) => {
    const texts = [formatRubles(spent), formatCost(average(spent, leads)), formatNumber(leads)];
    return texts.map((text) => ({ name: '', text, path: `home.advantages.report.rows${path}` }));
  };
  return [
    ...results.clients.flatMap(({ months }, client) =>
      months.map((counts, month) => ({
        name: '',
        text: formatNumber(leadsIn(counts)),
        path: `results.clients.${client}.months.${month}`,
      })),
    ),
    ...rows.flatMap(({ spent, leads }, index) => report(`.${index}`, spent, leads)),
    ...report('', sum(rows.map(({ spent }) => spent)), sum(rows.map(({ leads }) => leads))),
  ];
}
