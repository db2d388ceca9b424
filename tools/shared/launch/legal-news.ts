import { formatDate } from '../../../lib/format';

/** A change of the law or of its practice. The dates are days such as `2025-09-01`. */
export type LegalNews = {
  since: string;
  /** What is so since that day, without a full stop. */
  change: string;
  source: string;
  /** The day on which somebody has read the source. */
  checked: string;
};

/** Whoever reads a newer source changes the entry and its `checked`. */
export const legalNews = {
  separateConsent: {
    since: '2025-09-01',
    change:
      'согласие на обработку персональных данных — отдельный документ со своей пустой галочкой (156-ФЗ от 24.06.2025, поправка к 152-ФЗ)',
    source: 'https://www.klerk.ru/buh/articles/657743/',
    checked: '2026-11-21',
  },
  dataAbroad: {
    since: '2025-07-01',
    change:
      'данные россиян нельзя первым делом записывать в базы за границей (23-ФЗ, статья 18 закона 152-ФЗ)',
    source: 'https://www.klerk.ru/blogs/fedresurs/674417/',
    checked: '2026-11-21',
  },
  telegramAds: {
    since: '2026-03-05',
    change:
      'ФАС считает, что реклама в Telegram нарушает ч. 10.7 ст. 5 закона 38-ФЗ: доступ к нему ограничен; это оспаривали',
    source: 'https://fas.gov.ru/',
    checked: '2026-11-21',
  },
  slowTelegram: {
    since: '2026-02-10',
    change: 'Telegram в России замедляют',
    source: 'https://www.kommersant.ru/doc/8441184',
    checked: '2026-11-21',
  },
  russianWords: {
    since: '2026-03-01',
    change: 'сайт говорит с потребителями по-русски (168-ФЗ)',
    source: 'https://www.klerk.ru/blogs/fedresurs/682077/',
    checked: '2026-11-27',
  },
} satisfies Record<string, LegalNews>;

/** «с 1 сентября 2025 г. согласие … — отдельный документ» */
export const inForce = ({ since, change }: LegalNews) => `с ${dayOf(since)} ${change}`;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Names the source. News that nobody has checked for a year may have changed since. */
export function sourceOf({ source, checked }: LegalNews, now = Date.now()): string {
  const isOld = now - Date.parse(checked) > YEAR_MS;
  const doubt = isOld ? ', с тех пор могло измениться' : '';
  return `(${source}, проверено ${dayOf(checked)}${doubt})`;
}

const dayOf = (day: string) => formatDate(new Date(`${day}T12:00:00`));
