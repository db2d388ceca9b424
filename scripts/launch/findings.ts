import type { Content } from '../../content/schema';
import { DEFAULT_ORIGIN, type SettingName, type Settings } from '../../lib/settings';
import { isExampleHost, isLocal } from './addresses';

/** Where a finding is mended: a setting, a field of a content file, or an address outside the site. */
export type Place =
  | { setting: SettingName }
  | { file: keyof Content; path: readonly (string | number)[] }
  | { outside: string };

/** One thing between the site and the public. Only what is essential keeps the site from being published. */
export type Finding = { weight: 'essential' | 'advice'; place: Place; text: string };

type LaunchFacts = { settings: Settings; content: Content; today: Date };

/** Everything that still stands between the site and the public, the essential before the advice. */
export function launchFindings(facts: LaunchFacts): Finding[] {
  return [
    ...missingSettings(facts),
    ...unusableAddresses(facts),
    ...samples(facts),
    ...legalTexts(facts),
    ...copyrightYear(facts),
    ...law(facts),
  ];
}

/** What is essential, of any list of findings. */
export function essential(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ weight }) => weight === 'essential');
}

const missing: Record<Settings['samples'][number], string> = {
  NEXT_PUBLIC_SITE_URL: 'впишите адрес сайта целиком, с https://; сейчас на его месте образец',
  NEXT_PUBLIC_PHONE: 'впишите телефон; сейчас на сайте стоит номер-образец',
  NEXT_PUBLIC_TELEGRAM:
    'впишите своё имя в Telegram или уберите этот способ связи из content/site.yaml',
  NEXT_PUBLIC_OWNER_EMAIL: 'впишите почту, на которую должны приходить заявки',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'впишите ключ службы отправки: без него заявки не уходят',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'впишите номер сервиса отправки: без него заявки не уходят',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'впишите номер шаблона письма: без него заявки не уходят',
};

function missingSettings({ settings, content }: LaunchFacts): Finding[] {
  const shown = content.site.channels.map(({ type }) => type);
  return settings.samples
    .filter((name) => name !== 'NEXT_PUBLIC_TELEGRAM' || shown.includes('telegram'))
    .map((setting) => needed({ setting }, missing[setting]));
}

function unusableAddresses({ settings }: LaunchFacts): Finding[] {
  const { samples: names, siteUrl, email, delivery } = settings;
  const findings: Finding[] = [];
  const site = names.includes('NEXT_PUBLIC_SITE_URL') ? undefined : complaintAboutSite(siteUrl);
  if (site) findings.push(needed({ setting: 'NEXT_PUBLIC_SITE_URL' }, site));
  if (!names.includes('NEXT_PUBLIC_OWNER_EMAIL') && isExampleHost(email.replace(/.*@/, ''))) {
    const text = `${email} — адрес из примера; впишите свой`;
    findings.push(needed({ setting: 'NEXT_PUBLIC_OWNER_EMAIL' }, text));
  }
  const origin = complaintAboutOrigin(delivery.origin);
  if (origin) findings.push(needed({ setting: 'NEXT_PUBLIC_EMAILJS_ORIGIN' }, origin));
  return findings;
}

function complaintAboutSite(url: string): string | undefined {
  const { protocol, hostname } = new URL(url);
  if (isLocal(url))
    return `${url} виден только на этом компьютере; впишите адрес сайта в интернете`;
  if (isExampleHost(hostname)) return `${url} — адрес из примера; впишите свой`;
  if (protocol === 'http:') {
    return `${url} без защиты; включите на хостинге бесплатный сертификат и впишите адрес с https://`;
  }
  return undefined;
}

function complaintAboutOrigin(origin: string): string | undefined {
  if (isLocal(origin)) {
    return `${origin} виден только на этом компьютере; впишите адрес в интернете или оставьте строку пустой`;
  }
  if (origin.startsWith('http:')) {
    return `${origin} без защиты, и браузер не отправит на него заявку со страницы с https; нужен адрес с https://`;
  }
  return undefined;
}

function samples({ content }: LaunchFacts): Finding[] {
  const { home, cases, guarantees, results, reviews, targeting, contextual, seo, websites } =
    content;
  const { items: works } = websites.portfolio;
  return [
    ...sampleAt('site', ['person'], content.site.person, `имени: ${content.site.person.name}`),
    ...sampleAt('site', ['person', 'portrait'], content.site.person.portrait, 'портрета'),
    ...sampleAt('site', ['person', 'signature'], content.site.person.signature, 'подписи'),
    ...sampleAt('home', ['advantages', 'report'], home.advantages.report, 'недельного отчёта'),
    ...sampleAt('guarantees', [], guarantees, 'условий в гарантиях'),
    ...samplesIn('cases', ['items'], cases.items, ({ title }) => `кейса: ${title}`),
    ...samplesIn('results', ['clients'], results.clients, (one) => `результатов: ${one.company}`),
    ...samplesIn('reviews', ['items'], reviews.items, ({ name }) => `отзыва: ${name}`),
    ...sampleAt('targeting', ['exhibit'], targeting.exhibit, 'объявления на первом экране'),
    ...sampleAt('contextual', ['exhibit'], contextual.exhibit, 'объявления на первом экране'),
    ...sampleAt('seo', ['exhibit'], seo.exhibit, 'карточки и мест в поиске на первом экране'),
    ...samplesIn('websites', ['portfolio', 'items'], works, ({ title }) => `работы: ${title}`),
  ];
}

function samplesIn<Item extends Sample>(
  file: keyof Content,
  list: string[],
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Finding[] {
  return items.flatMap((item, index) => sampleAt(file, [...list, index], item, nameOf(item)));
}

type Sample = { sample: boolean };

function sampleAt(
  file: keyof Content,
  path: readonly (string | number)[],
  entry: Sample | undefined,
  name: string,
): Finding[] {
  if (!entry?.sample) return [];
  const text = `образец ${name}; впишите своё и поставьте sample: false`;
  return [needed({ file, path: [...path, 'sample'] }, text)];
}

function legalTexts({ content }: LaunchFacts): Finding[] {
  const { sample, operator } = content.privacy;
  if (sample) {
    const text =
      'согласие и политика — образец; впишите себя в поле operator, сверьте тексты с юристом и поставьте sample: false';
    return [needed({ file: 'privacy', path: ['sample'] }, text)];
  }
  // The texts are confirmed, yet the name in them may have been forgotten.
  if (!/Фамилия|0{10}/.test(operator)) return [];
  const text = `в согласии и политике вместо вас стоит «${operator}»; впишите имя, статус и ИНН`;
  return [needed({ file: 'privacy', path: ['operator'] }, text)];
}

function copyrightYear({ content, today }: LaunchFacts): Finding[] {
  const year = content.site.copyrightYear;
  const now = today.getFullYear();
  if (year === now) return [];
  const text = `в подвале стоит ${year} год, а сейчас ${now}; если так задумано, оставьте`;
  return [advice({ file: 'site', path: ['copyrightYear'] }, text)];
}

function law({ settings, content }: LaunchFacts): Finding[] {
  const findings: Finding[] = [];
  if (content.contact.consent === 'statement') {
    const text =
      'с 1 сентября 2025 года согласие на обработку персональных данных — отдельный документ со своей пустой ' +
      'галочкой (156-ФЗ от 24.06.2025, поправка к 152-ФЗ). Сейчас под кнопкой стоит обычная строка; решите с юристом, ' +
      'не поставить ли consent: checkbox, тогда без отметки заявка не уйдёт';
    findings.push(advice({ file: 'contact', path: ['consent'] }, text));
  }
  if (settings.delivery.origin === DEFAULT_ORIGIN) {
    const text =
      'EmailJS — зарубежная служба, а с 1 июля 2025 года данные россиян нельзя первым делом записывать в базы ' +
      'за границей (23-ФЗ, статья 18 закона 152-ФЗ). Выход — пересыльщик на своём хостинге в России: впишите его ' +
      'адрес, и форма будет слать ему тот же JSON, что и EmailJS';
    findings.push(advice({ setting: 'NEXT_PUBLIC_EMAILJS_ORIGIN' }, text));
  }
  const text =
    'кто собирает имена и телефоны, в том числе самозанятый, до начала работы уведомляет об этом Роскомнадзор; ' +
    'проверьте, что уведомление подано';
  return [...findings, advice({ outside: 'pd.rkn.gov.ru' }, text)];
}

function needed(place: Place, text: string): Finding {
  return { weight: 'essential', place, text };
}

function advice(place: Place, text: string): Finding {
  return { weight: 'advice', place, text };
}
