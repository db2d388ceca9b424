import type { Content } from '../../content/schema';
import { formatCount } from '../../lib/format';
import { essential, type Finding, type Place } from './findings';

/** Tells on which line of a content file a field stands. */
export type LineOf = (file: keyof Content, path: readonly (string | number)[]) => number;

/** The whole check for the terminal: a line for each finding, with the place to mend. */
export function describeFindings(findings: readonly Finding[], lineOf: LineOf): string[] {
  const needed = essential(findings);
  const advice = findings.filter(({ weight }) => weight === 'advice');
  const line = ({ place, text }: Finding) => `  ${describePlace(place, lineOf)}: ${text}.`;
  return [
    ...(needed.length > 0 ? ['Без этого публиковать рано:', ...needed.map(line), ''] : []),
    ...(advice.length > 0 ? ['Советы, решать вам:', ...advice.map(line), ''] : []),
    needed.length > 0
      ? `Осталось: ${formatCount(needed.length, ['место', 'места', 'мест'])}. Как вписать, сказано в content/README.md.`
      : 'Всё главное на месте, сайт можно публиковать.',
  ];
}

/** The short form for the end of a build: how many essential places are left in each file. */
export function describeBriefly(findings: readonly Finding[]): string[] {
  const places = new Map<string, string[]>();
  for (const { place } of essential(findings)) {
    const file = fileOf(place);
    places.set(file, [...(places.get(file) ?? []), 'setting' in place ? place.setting : '']);
  }
  if (places.size === 0) return [];
  const lines = [...places].map(([file, names]) => {
    const settings = names.filter(Boolean);
    return `  ${file}: ${settings.length > 0 ? settings.join(', ') : formatCount(names.length, ['образец', 'образца', 'образцов'])}`;
  });
  return [
    'Пока это образец, публиковать рано:',
    ...lines,
    'Что и как вписать: npm run launch-check',
  ];
}

function describePlace(place: Place, lineOf: LineOf): string {
  if ('outside' in place) return place.outside;
  if ('setting' in place) return `${fileOf(place)}, ${place.setting}`;
  const line = lineOf(place.file, place.path);
  return `${fileOf(place)}, строка ${line}, поле ${place.path.join('.')}`;
}

function fileOf(place: Place): string {
  if ('outside' in place) return place.outside;
  return 'setting' in place ? '.env' : `content/${place.file}.yaml`;
}
