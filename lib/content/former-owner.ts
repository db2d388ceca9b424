import { formatCount } from '@/lib/format';
import { routes } from '@/lib/routes';
import { deepValues, type Path } from './deep-values';
import type { Content } from './schema';

/** The path begins with the name of the file. */
type Warning = { path: Path; message: string };

/** Finds what still fits the city or the name that the site was shipped with, and no longer those of today. */
export function formerOwner(content: Content): Warning[] {
  return [...formerCity(content), ...formerName(content), ...masculineTexts(content)];
}

/** The city that the texts and the addresses of the pages were written for. */
const CITY = /(?<!\p{L})донецк/iu;
const CITY_IN_ADDRESS = 'donetsk';

function formerCity(content: Content): Warning[] {
  const { city } = content.site;
  if (CITY.test(city)) return [];
  const [first, ...others] = textsWith(content, CITY);
  const address = routes.find(({ path }) => path.includes(CITY_IN_ADDRESS))?.path;
  const places = [
    first && `${inTexts(others.length + 1)} («Все поля» → «Найти слово»: «Донецк»)`,
    address &&
      `в адресах страниц (${address}; их меняет программист: lib/routes.ts и папки с теми же именами в app)`,
  ].filter(Boolean);
  if (places.length === 0) return [];
  const message = `город теперь «${city}», а Донецк назван ещё ${places.join(' и ')}`;
  return [{ path: first?.path ?? ['site', 'city'], message }];
}

/** The name that the texts were written with, in its cases. */
const NAME = /(?<!\p{L})(?:Павел|Павл[ауе]|Павлом|Северин(?:а|у|ым|е)?)(?!\p{L})/u;

function formerName(content: Content): Warning[] {
  const { name } = content.site.person;
  const [first, ...others] = textsWith(content, NAME);
  if (!first || NAME.test(name)) return [];
  const message = `имя теперь «${name}», а прежнее сказано ${inTexts(others.length + 1)}, например «${first.found}»`;
  return [{ path: first.path, message }];
}

/** Words of a man about himself: «делаю сам», «работаю один», «я видел», «самозанятый», «мне самому», «Подписал:». */
const MASCULINE =
  /(?<!\p{L})(?:\p{L}+[ую]\s(?:\p{L}+\s){0,2}(?:сам|один)|я\s(?:не\s)?\p{L}+л|мне\sсамому|самозанятый|подписал|составил)(?!\p{L})/iu;

function masculineTexts(content: Content): Warning[] {
  const { name } = content.site.person;
  const [first, ...others] = textsWith(content, MASCULINE);
  if (!first || !isFeminine(name)) return [];
  const message = `имя теперь «${name}», а о вас в мужском роде сказано ${inTexts(others.length + 1)}, например «${first.found}»; какие слова искать, сказано в руководстве, «Что поменять сначала»`;
  return [{ path: first.path, message }];
}

/** Endings of surnames and patronymics. */
const OF_A_WOMAN = /(?:[оеё]ва|[иы]на|ая|[вч]на)$/iu;
const OF_A_MAN = /(?:[оеё]в|[иы]н|[иоы]й|ич)$/iu;
/** Names that end as those of women do, but are also or only those of men. */
const ALSO_OF_MEN = /^(?:илья|никита|кузьма|лука|савва|данила|фома|саша|женя|паша|миша|дима)$/iu;

function isFeminine(name: string): boolean {
  const words = name.match(/\p{L}+/gu) ?? [];
  if (words.some((word) => OF_A_WOMAN.test(word))) return true;
  if (words.some((word) => OF_A_MAN.test(word) || ALSO_OF_MEN.test(word))) return false;
  return words.some((word) => /[ая]$/iu.test(word));
}

/** Visitors agree to the consent, and clients write the reviews. What is confirmed is a list of claims. */
const OF_OTHERS = /^(?:privacy|reviews\.items|site\.confirmed)\b/;

/** Lists the texts of the site in which the owner speaks and that have some words, with these words. */
function textsWith(content: Content, words: RegExp) {
  return deepValues(content).flatMap(({ value, path }) => {
    const [found] = (typeof value === 'string' && words.exec(value)) || [];
    return found && !OF_OTHERS.test(path.join('.')) ? [{ path, found }] : [];
  });
}

/** «в 12 текстах» */
const inTexts = (count: number) => `в ${formatCount(count, ['тексте', 'текстах', 'текстах'])}`;
