import { deepValues, type Path } from '../../../lib/content/deep-values';
import { describeFigure, figureTexts } from '../../../lib/content/figures';
import type { Content } from '../../../lib/content/schema';
import { claims, figureClaims } from '../../../lib/content/schema/claims';
import { DEFAULT_ORIGIN, describeSetting, type Settings } from '../../../lib/settings';
import { titlesOf } from '../field-titles';
import { foreignWords } from './foreign-words';
import type { LaunchFinding } from './launch-finding';
import { inForce, legalNews, sourceOf } from './legal-news';
import { inPageOrder } from './page-order';
import { inventedPhrases, type ShippedText, sampleEntries } from './samples';

const { separateConsent, dataAbroad, telegramAds, slowTelegram, russianWords } = legalNews;

/**
 * What has to be done before the site is published (`needed`), and what would better be done (`advice`).
 *
 * @param used the names of the figures that texts insert as {name}; the others need no proof
 * @param shipped the words of the shipped samples, by which one that was left as it was is found
 */
export function launchFindings(
  settings: Settings,
  content: Content,
  used: ReadonlySet<string>,
  shipped?: readonly ShippedText[],
) {
  const needed: LaunchFinding[] = [
    ...missingSettings(settings, content),
    ...unencryptedAddresses(settings),
    ...samples(content, shipped),
    ...unconfirmed(content, used),
  ];
  const advice = [
    ...blockedAddresses(settings),
    ...law(settings, content),
    ...foreign(content),
    ...lonelyTelegram(content),
  ];
  return { needed: inPageOrder(needed, content), advice: inPageOrder(advice, content) };
}

/** Returns where a setting is, for the terminal and for the editor. */
const inSettings = (name: string) => ({ location: `.env, ${name}`, place: `env.${name}` });

function missingSettings({ samples: names }: Settings, { site }: Content): LaunchFinding[] {
  const hasTelegram = site.channels.some(({ type, address }) => type === 'telegram' && !address);
  return names
    .filter((name) => name !== 'NEXT_PUBLIC_TELEGRAM' || hasTelegram)
    .map((name) => ({
      ...inSettings(name),
      text: `впишите своё: сейчас здесь пусто или образец. ${describeSetting(name)}`,
    }));
}

/** Browsers mark a site without encryption, and refuse to send a lead from one with it to an address without it. */
function unencryptedAddresses({ siteUrl, delivery }: Settings): LaunchFinding[] {
  const text = 'адрес без защиты; нужен адрес с https://, сертификат на хостинге бесплатный';
  const addresses = { NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_EMAILJS_ORIGIN: delivery.origin };
  return Object.entries(addresses)
    .filter(([, address]) => address.startsWith('http:'))
    .map(([name]) => ({ ...inSettings(name), text }));
}

/** Words that lists of advertisement blockers refuse as a folder or as the first part of a host's name. */
const BLOCKED = /^(ads?|adv|adverts?|advertising|advertisement|banners?)$/i;

/** From such an address a visitor with a blocker gets pages without styles and scripts. */
function blockedAddresses({ siteUrl }: Settings): LaunchFinding[] {
  const { hostname, pathname } = new URL(siteUrl);
  const [name = '', ...rest] = hostname.split('.');
  const hosts = rest.length > 1 ? [name] : [];
  return [...hosts, ...pathname.split('/')]
    .filter((part) => BLOCKED.test(part))
    .map((part) => ({
      ...inSettings('NEXT_PUBLIC_SITE_URL'),
      text: `«${part}» в адресе: блокировщики рекламы не загрузят с него ни стили, ни калькулятор с формой; возьмите другое имя`,
    }));
}

function samples(content: Content, shipped?: readonly ShippedText[]): LaunchFinding[] {
  return sampleEntries(content, shipped).flatMap(({ path, sample, name, advice, kept }) => {
    const [firstKept] = kept;
    if (!sample && !firstKept) return [];
    const named = advice ? `${name}; ${advice}` : name;
    if (!firstKept) {
      const mark = [...path, 'sample'];
      const text = `образец ${named}; прежнего здесь уже нет: если всё своё, снимите «Это образец»`;
      const answer = { label: 'Это уже моё', action: 'set', path: mark.join('.') } as const;
      return [{ path: mark, text, answer: { ...answer, value: false } }];
    }
    const fields = kept.map((field) => `«${titlesOf(field.join('.')).at(-1)}»`).join(', ');
    const remedy = sample
      ? `прежнее: ${fields}; впишите своё и снимите «Это образец»`
      : `хотя «Это образец» снято, почти всё прежнее: ${fields}; впишите своё`;
    return [{ path: firstKept, text: `образец ${named}; ${remedy}` }];
  });
}

/** Finds the figures and phrases that the owner has not confirmed, each once. */
function unconfirmed(content: Content, used: ReadonlySet<string>): LaunchFinding[] {
  const { figures, site } = content;
  const usedClaims = Object.entries(figures).filter(
    ([claim]) => used.has(claim) && claims.includes(claim),
  );
  const figureFindings = usedClaims.map(([claim, figure]) => {
    const [whole] = figureTexts(claim, figure);
    return { claim, quote: describeFigure(whole), paths: [['figures', claim]] };
  });
  const phrases = inventedPhrases(content).map(({ claim, paths }) => ({
    claim,
    quote: claim,
    paths,
  }));
  return [...figureFindings, ...phrases]
    .filter(({ claim }) => !site.confirmed?.includes(claim))
    .map(({ claim, quote, paths: [path = [], ...others] }) => {
      const why = figureClaims.includes(claim) ? 'надо уметь доказать (38-ФЗ)' : 'придумано за вас';
      const text = `«${quote}» ${why}; правда — подтвердите в «Общее» → «Подтверждено вами», нет — поменяйте`;
      const answer = { label: 'Подтверждаю', action: 'insert', path: 'site.confirmed.0' } as const;
      return { path, text: text + alsoAt(others), answer: { ...answer, value: claim } };
    });
}

/** Names the other places of what is found in several of them. */
function alsoAt(paths: readonly Path[]): string {
  const places = paths.map((path) => titlesOf(path.join('.')).join(' → ')).join(', ');
  return places && `; оно же: ${places}`;
}

function law({ delivery }: Settings, content: Content): LaunchFinding[] {
  const telegram = deepValues(content).find(
    ({ value }) => typeof value === 'string' && /Telegram\sAds/.test(value),
  );
  return [
    {
      location: 'Роскомнадзор',
      text: 'кто собирает имена и телефоны, в том числе самозанятый, до начала работы уведомляет об этом Роскомнадзор; проверьте на pd.rkn.gov.ru, что уведомление подано',
    },
    content.contact.consent === 'statement' && {
      path: ['contact', 'consent'],
      text: `${inForce(separateConsent)}. Сейчас над кнопкой стоит обычная строка; решите с юристом, не выбрать ли «С галочкой» в «Связь» → «Согласие», тогда без отметки заявка не уйдёт ${sourceOf(separateConsent)}`,
    },
    telegram && {
      path: telegram.path,
      text: `${inForce(telegramAds)}. Спросите юриста, можно ли предлагать Telegram Ads ${sourceOf(telegramAds)}`,
    },
    delivery.origin === DEFAULT_ORIGIN && {
      ...inSettings('NEXT_PUBLIC_EMAILJS_ORIGIN'),
      text: `EmailJS — зарубежная служба, а ${inForce(dataAbroad)}. Выход — пересыльщик на своём хостинге в России: впишите его адрес, и форма будет слать заявки ему ${sourceOf(dataAbroad)}`,
    },
  ].filter((note) => note !== undefined && note !== false);
}

function foreign(content: Content): LaunchFinding[] {
  return foreignWords(content).map(({ word, paths: [first = '', ...others] }) => {
    const places = alsoAt(others.map((path) => path.split('.')));
    const text = `слово «${word}» не русское, а ${inForce(russianWords)}: замените его или поставьте рядом русское, названия марок можно ${sourceOf(russianWords)}${places}`;
    return { path: first.split('.'), text };
  });
}

function lonelyTelegram({ site }: Content): LaunchFinding[] {
  const messengers = site.channels
    .map(({ type }) => type)
    .filter((type) => type !== 'phone' && type !== 'email');
  if (messengers.length !== 1 || messengers[0] !== 'telegram') return [];
  const text = `из мессенджеров есть только Telegram, а ${inForce(slowTelegram)}; добавьте второй, например MAX или ВКонтакте ${sourceOf(slowTelegram)}`;
  return [{ path: ['site', 'channels'], text }];
}
