import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// biome-ignore lint/style/noRestrictedImports: the settings are read while building.
import { z } from 'zod';
import { telegramNameIn } from './contact-links';
import { FindingsError } from './finding';
import { addressMistake, characterMistake, foreignLetter, type Mistake } from './setting-mistakes';
import { withoutUnseen } from './unseen';

/** All settings are optional, so that a preview needs no account. A missing one gets a sample value. */
const checks = {
  NEXT_PUBLIC_SITE_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^?#]+$/)
    .meta({ title: 'Адрес сайта' }),
  NEXT_PUBLIC_BASE_PATH: z
    .string()
    .regex(/^(\/[\w.-]+)+$/)
    .meta({ title: 'Папка сайта' }),
  NEXT_PUBLIC_PHONE: z
    .string()
    .regex(/^\+?([\s().-]*\d){10,}[\s().-]*$/)
    .meta({ title: 'Телефон' }),
  NEXT_PUBLIC_TELEGRAM: z.string().refine(telegramNameIn).meta({ title: 'Имя в Telegram' }),
  NEXT_PUBLIC_OWNER_EMAIL: z.email().meta({ title: 'Почта' }),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: z.string().regex(/^\S+$/).meta({ title: 'Ключ службы отправки' }),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: z
    .string()
    .regex(/^\S+$/)
    .meta({ title: 'Номер сервиса отправки' }),
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: z
    .string()
    .regex(/^\S+$/)
    .meta({ title: 'Номер шаблона письма' }),
  NEXT_PUBLIC_EMAILJS_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .regex(/^https?:\/\/[^/?#]+\/?$/)
    .meta({ title: 'Другой адрес службы отправки' }),
  NEXT_PUBLIC_METRIKA_ID: z
    .string()
    .regex(/^\d{1,12}$/)
    .meta({ title: 'Счётчик Яндекс Метрики' }),
  NEXT_PUBLIC_YANDEX_VERIFICATION: z
    .string()
    .regex(/^[\w-]+$/)
    .meta({ title: 'Код Яндекс Вебмастера' }),
  NEXT_PUBLIC_GOOGLE_VERIFICATION: z
    .string()
    .regex(/^[\w-]+$/)
    .meta({ title: 'Код Google Search Console' }),
  PUBLISH_SAMPLES: z.literal('yes').meta({ title: 'Опубликовать с образцами' }),
} as const;

export type SettingName = keyof typeof checks;
export const settingNames = Object.keys(checks) as SettingName[];

/** The name of a setting in the owner's words. */
export const titleOfSetting = (name: SettingName): string => checks[name].meta()?.title ?? name;

type SettingValues = Partial<Record<SettingName, string>>;

/** Returns the comment above a setting in .env.example. */
export function describeSetting(name: SettingName): string {
  const file = readFileSync(join(process.cwd(), '.env.example'), 'utf8');
  // Git and Notepad on Windows write other line ends.
  const example = file.replace(/\r\n?/g, '\n');
  const settings = [...example.matchAll(/((?:^# .*\n)*)^(\w+)=/gm)];
  const [, comment = ''] = settings.find(([, , key]) => key === name) ?? [];
  return comment.replace(/^# /gm, '').trim().replace(/\n/g, ' ');
}

/** An invalid setting, and one Russian line about it. */
export type SettingProblem = { name: SettingName; message: string };

/** Carries the invalid settings. */
export class SettingsError extends FindingsError {
  constructor(readonly problems: readonly SettingProblem[]) {
    super(
      problems.map(({ name, message }) => ({
        location: `Настройка «${titleOfSetting(name)}», ${name}`,
        text: message,
        place: `env.${name}`,
      })),
    );
    this.name = 'SettingsError';
  }
}

/** Address books and word processors add marks of writing direction, and other characters that look like a hyphen. */
function plainPhone(phone: string): string {
  return withoutUnseen(phone)
    .replace(/\u00ad/g, '')
    .replace(/\p{Dash}/gu, '-');
}

/** Returns one Russian line about an invalid value: the wrong character, the probable value and what is needed. */
function settingProblem(name: SettingName, value: string): string | undefined {
  if (isValid(name, value)) return undefined;
  const mistake = settingMistake(name, value);
  const reason = mistake ? `: ${mistake.text}` : '';
  const repaired = repair(name, value);
  const offer = isValid(name, repaired) ? ` Вероятно, нужно «${repaired}».` : '';
  return `«${value}» не подходит${reason}.${offer} Что нужно: ${describeSetting(name)}`;
}

function isValid(name: SettingName, value: string): boolean {
  return !settingMistake(name, value) && checks[name].safeParse(value).success;
}

/** A value may have several mistakes. Each is found after the one before it is repaired. */
function repair(name: SettingName, value: string): string {
  const repaired = settingMistake(name, value)?.repaired ?? value;
  return repaired === value ? value : repair(name, repaired);
}

function settingMistake(name: SettingName, value: string): Mistake | undefined {
  switch (name) {
    case 'NEXT_PUBLIC_PHONE':
      return characterMistake(value);
    case 'NEXT_PUBLIC_SITE_URL':
      return characterMistake(value) ?? addressMistake(value);
    case 'NEXT_PUBLIC_EMAILJS_ORIGIN':
      return characterMistake(value) ?? addressMistake(value) ?? pathMistake(value);
    default:
      return characterMistake(value) ?? foreignLetter(value);
  }
}

function pathMistake(value: string): Mistake | undefined {
  const [, origin = '', path] = /^(https?:\/\/[^/?#]+)(?!\/$)([/?#].*)$/.exec(value) ?? [];
  return path ? { text: `после адреса лишнее «${path}»`, repaired: origin } : undefined;
}

/** The address of the site may contain the path of NEXT_PUBLIC_BASE_PATH and no other. */
function sitePathProblem(given: SettingValues): string | undefined {
  const { NEXT_PUBLIC_SITE_URL: address, NEXT_PUBLIC_BASE_PATH: basePath = '' } = given;
  if (!address) return undefined;
  const { origin, pathname } = new URL(address);
  const path = pathname.replace(/(?<!\/)\/+$/, '');
  if (path === '' || path === basePath) return undefined;
  const folder = basePath
    ? ''
    : ` Если в этой папке лежит весь сайт, впишите её и в «Папку сайта»: ${path}`;
  return `«${address}» не подходит: лишний путь «${path}». Нужно «${origin}${basePath}».${folder}`;
}

/** The settings that a release needs, with the values that a preview shows without them. */
const sampleValues = {
  NEXT_PUBLIC_SITE_URL: 'https://example.ru',
  NEXT_PUBLIC_PHONE: '+7 949 000-00-00',
  NEXT_PUBLIC_TELEGRAM: 'example',
  NEXT_PUBLIC_OWNER_EMAIL: 'owner@example.ru',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
};
const neededForRelease = Object.keys(sampleValues) as (keyof typeof sampleValues)[];

/** The sending service's own address, outside Russia. */
export const DEFAULT_ORIGIN = 'https://api.emailjs.com';

/** The path that takes leads, on the host of the sending service. */
export const SEND_PATH = '/api/v1.0/email/send';

export type Settings = ReturnType<typeof readSettings>;
export type SenderSettings = Settings['delivery'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the settings that are set. */
function checkSettings(env: Environment): SettingValues {
  const given: SettingValues = {};
  const wrong: SettingProblem[] = [];
  for (const name of settingNames) {
    // A line «NAME=» in the .env file means «not set».
    const envValue = env[name]?.trim();
    if (!envValue) continue;
    const value = name === 'NEXT_PUBLIC_PHONE' ? plainPhone(envValue) : envValue;
    const message = settingProblem(name, value);
    if (message) wrong.push({ name, message });
    else given[name] = value;
  }
  const pathProblem = wrong.length === 0 ? sitePathProblem(given) : undefined;
  if (pathProblem) wrong.push({ name: 'NEXT_PUBLIC_SITE_URL', message: pathProblem });
  if (wrong.length > 0) throw new SettingsError(wrong);
  return given;
}

/** @throws {SettingsError} with one Russian line for each invalid setting */
export function readSettings(env: Environment) {
  const given = checkSettings(env);
  const filled = { ...sampleValues, ...given };
  const basePath = given.NEXT_PUBLIC_BASE_PATH ?? '';
  const url = new URL(filled.NEXT_PUBLIC_SITE_URL).href.replace(/(?<!\/)\/+$/, '');
  const delivery = {
    origin: new URL(given.NEXT_PUBLIC_EMAILJS_ORIGIN ?? DEFAULT_ORIGIN).origin,
    publicKey: filled.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
    serviceId: filled.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    templateId: filled.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
    toEmail: filled.NEXT_PUBLIC_OWNER_EMAIL,
  };
  return {
    /** Absolute, with the base path, without a trailing slash. A Cyrillic domain is in punycode. */
    siteUrl: url.endsWith(basePath) ? url : `${url}${basePath}`,
    basePath,
    phone: filled.NEXT_PUBLIC_PHONE,
    telegram: telegramNameIn(filled.NEXT_PUBLIC_TELEGRAM) ?? '',
    email: filled.NEXT_PUBLIC_OWNER_EMAIL,
    /** The settings of the sending service. */
    delivery,
    /** Whether the form can send leads. Without one of the keys it sends none. */
    canSend: Object.values(delivery).every(Boolean),
    /** The number of the Metrika counter. Without it there are no visit statistics. */
    metrikaId: given.NEXT_PUBLIC_METRIKA_ID,
    yandexVerification: given.NEXT_PUBLIC_YANDEX_VERIFICATION,
    googleVerification: given.NEXT_PUBLIC_GOOGLE_VERIFICATION,
    /** Settings that a release needs and that are missing or equal to their sample. */
    samples: neededForRelease.filter((name) => filled[name] === sampleValues[name]),
    /** Whether the owner has asked to publish the site in spite of samples. */
    publishSamples: given.PUBLISH_SAMPLES !== undefined,
  };
}
