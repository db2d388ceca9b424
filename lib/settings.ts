import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** All settings are optional, so that a preview needs no account: a missing one gets a sample value. */
const checks = {
  NEXT_PUBLIC_SITE_URL: z.url({ protocol: /^https?$/ }).regex(/^[^?#]+$/),
  NEXT_PUBLIC_BASE_PATH: z.string().regex(/^(\/[\w.-]+)+$/),
  NEXT_PUBLIC_PHONE: z.string().regex(/^\+?([\s().-]*\d){10,}[\s().-]*$/),
  NEXT_PUBLIC_TELEGRAM: z.string().regex(/^@?[A-Za-z]\w{3,31}$/),
  NEXT_PUBLIC_OWNER_EMAIL: z.email(),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: z.string().regex(/^\S+$/),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: z.string().regex(/^\S+$/),
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: z.string().regex(/^\S+$/),
  NEXT_PUBLIC_EMAILJS_ORIGIN: z.url({ protocol: /^https?$/ }).regex(/^https?:\/\/[^/?#]+\/?$/),
  NEXT_PUBLIC_METRIKA_ID: z.string().regex(/^\d{1,12}$/),
  NEXT_PUBLIC_YANDEX_VERIFICATION: z.string().regex(/^[\w-]+$/),
  NEXT_PUBLIC_GOOGLE_VERIFICATION: z.string().regex(/^[\w-]+$/),
  PUBLISH_SAMPLES: z.literal('yes'),
} as const;

export type SettingName = keyof typeof checks;
export const settingNames = Object.keys(checks) as SettingName[];

/** Returns what the comment above a setting in .env.example says of it. */
export function describeSetting(name: SettingName): string {
  const example = readFileSync(join(process.cwd(), '.env.example'), 'utf8');
  const [, comment = ''] = new RegExp(`((?:^# .*\\n)*)^${name}=`, 'm').exec(example) ?? [];
  return comment.replace(/^# /gm, '').trim().replace(/\n/g, ' ');
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

export type Settings = ReturnType<typeof readSettings>;
export type Delivery = Settings['delivery'];

/** @throws {Error} with one Russian line for each invalid setting */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const given: Partial<Record<SettingName, string>> = {};
  const wrong: string[] = [];
  for (const name of settingNames) {
    // A line «NAME=» in the .env file means «not set».
    const value = env[name]?.trim();
    if (!value) continue;
    if (checks[name].safeParse(value).success) given[name] = value;
    else
      wrong.push(`Настройка ${name}: «${value}» не подходит. Что нужно: ${describeSetting(name)}`);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));

  const filled = { ...sampleValues, ...given };
  const basePath = given.NEXT_PUBLIC_BASE_PATH ?? '';
  const url = new URL(filled.NEXT_PUBLIC_SITE_URL).href.replace(/\/+$/, '');
  return {
    /** Absolute, with the base path, without a trailing slash. A Cyrillic domain is in punycode. */
    siteUrl: url.endsWith(basePath) ? url : `${url}${basePath}`,
    basePath,
    phone: filled.NEXT_PUBLIC_PHONE,
    telegram: filled.NEXT_PUBLIC_TELEGRAM.replace(/^@/, ''),
    email: filled.NEXT_PUBLIC_OWNER_EMAIL,
    /** The settings of the sending service. Without a key nothing can be sent. */
    delivery: {
      origin: new URL(given.NEXT_PUBLIC_EMAILJS_ORIGIN ?? DEFAULT_ORIGIN).origin,
      publicKey: filled.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
      serviceId: filled.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
      templateId: filled.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
      toEmail: filled.NEXT_PUBLIC_OWNER_EMAIL,
    },
    /** The number of the Metrika counter; without it there are no visit statistics. */
    metrikaId: given.NEXT_PUBLIC_METRIKA_ID,
    yandexVerification: given.NEXT_PUBLIC_YANDEX_VERIFICATION,
    googleVerification: given.NEXT_PUBLIC_GOOGLE_VERIFICATION,
    /** Settings that a release needs and that are missing or equal to their sample. */
    samples: neededForRelease.filter((name) => filled[name] === sampleValues[name]),
    /** Publishes the site in spite of samples, as the owner asked. */
    publishSamples: given.PUBLISH_SAMPLES !== undefined,
  };
}
