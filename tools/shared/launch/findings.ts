import { deepValues, type Path } from '../../../lib/content/deep-values';
import { describeFigure, figureTexts } from '../../../lib/content/figures';
import type { Content } from '../../../lib/content/schema';
import { claims, figureClaims } from '../../../lib/content/schema/claims';
import type { Finding } from '../../../lib/finding';
import { DEFAULT_ORIGIN, describeSetting, type Settings } from '../../../lib/settings';
import { titlesOf } from '../field-titles';
import { isUntouched } from '../new-entry';
import { foreignWords } from './foreign-words';
import { inForce, legalNews, sourceOf } from './legal-news';
import { inventedTexts, sampleEntries } from './samples';
import SHIPPED from './shipped.json';

const { separateConsent, dataAbroad, telegramAds, slowTelegram, russianWords } = legalNews;

/** A finding in the content, whose path begins with the name of the file, or one elsewhere. */
export type LaunchFinding = { path: Path; text: string } | Finding;

/**
 * What has to be done before the site is published (`needed`), and what would better be done (`advice`).
 *
 * @param used the names of the figures that texts insert as {name}; the others need no proof
 * @param shipped the hashes of the sample texts, by which one that was left as it was is found
 */
export function launchFindings(
  settings: Settings,
  content: Content,
  used: ReadonlySet<string>,
  shipped = SHIPPED,
) {
  const needed: LaunchFinding[] = [
    ...missingSettings(settings, content),
    ...unencryptedAddresses(settings),
    ...samples(content, shipped),
    ...untouchedEntries(content),
    ...unconfirmed(content, used, shipped),
  ];
  const advice = [
    ...blockedAddresses(settings),
    ...law(settings, content),
    ...foreign(content),
    ...lonelyTelegram(content),
  ];
  return { needed, advice };
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

function samples(content: Content, shipped: readonly string[]): LaunchFinding[] {
  return sampleEntries(content).flatMap(({ path, sample, name, advice, parts }) => {
    const kept = parts.find(({ hash }) => shipped.includes(hash));
    const samplePath: Path | undefined = sample ? [...path, 'sample'] : kept?.path;
    if (!samplePath) return [];
    const isChanged = parts.length > 0 && !kept;
    const remedy = sample
      ? `${isChanged ? 'прежнего здесь уже нет: если всё своё,' : 'впишите своё и'} снимите «Это образец»`
      : 'здесь всё как было, хотя «Это образец» снято; впишите своё';
    const named = advice ? `${name}; ${advice}` : name;
    return [{ path: samplePath, text: `образец ${named}; ${remedy}` }];
  });
}

/** Finds entries that were added and left as they were: one finding for all texts of an entry. */
function untouchedEntries(content: Content): LaunchFinding[] {
  const findings = new Map<string, LaunchFinding>();
  for (const { value, path } of deepValues(content)) {
    if (typeof value !== 'string' || !isUntouched(value)) continue;
    const entry = path.slice(0, -1).join('.');
    if (findings.has(entry)) continue;
    const text = `новая запись осталась как была, «${value}»; впишите своё или удалите её`;
    findings.set(entry, { path, text });
  }
  return [...findings.values()];
}

function unconfirmed(
  content: Content,
  used: ReadonlySet<string>,
  shipped: readonly string[],
): LaunchFinding[] {
  const { figures, site } = content;
  const usedClaims = Object.entries(figures).filter(
    ([claim]) => used.has(claim) && claims.includes(claim),
  );
  const figureFindings = usedClaims.map(([claim, figure]) => {
    const [whole] = figureTexts(claim, figure);
    // The words under which the editor offers the figure.
    const confirmation = `«${describeFigure(whole)}»`;
    return { claim, quote: whole.text, confirmation, path: ['figures', claim] };
  });
  const invented = inventedTexts(content)
    .filter(({ hash }) => shipped.includes(hash))
    .map((text) => ({ ...text, confirmation: 'эти слова' }));
  return [...figureFindings, ...invented]
    .filter(({ claim }) => !site.confirmed?.includes(claim))
    .map(({ claim, quote, confirmation, path }) => {
      const why = figureClaims.includes(claim) ? 'надо уметь доказать (38-ФЗ)' : 'придумано за вас';
      const text = `«${quote}» ${why}; правда — добавьте ${confirmation} в «Общее» → «Подтверждено вами», нет — поменяйте`;
      return { path, text };
    });
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
    const elsewhere = others.map((path) => titlesOf(path).join(' → ')).join(', ');
    const places = elsewhere && `; оно же: ${elsewhere}`;
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
