import { z } from 'zod';
import { formatHours, type WorkingHours } from '@/lib/working-hours';
import { choice, distinct, list, together } from './common';

/** Becomes minutes since midnight. */
export const time = z
  .string()
  .regex(
    /^([01]?\d|2[0-3]):[0-5]\d$/,
    'время написано не так; напишите его так: "9:00", полночь — "23:59"',
  )
  .meta({ examples: ['10:00'] })
  .transform((text) => {
    const [hours, minutes] = text.split(':').map(Number);
    return Number(hours) * 60 + Number(minutes);
  });

const WRONG_ORDER = {
  path: ['closes'],
  error: 'закрытие не позже открытия; поправьте одно из двух, полночь — "23:59"',
};

/** Monday first. */
const weekday = choice({
  monday: 'понедельник',
  tuesday: 'вторник',
  wednesday: 'среда',
  thursday: 'четверг',
  friday: 'пятница',
  saturday: 'суббота',
  sunday: 'воскресенье',
});

/** A weekday with different hours, or without hours on a day off. */
const otherDay = z
  .strictObject({
    day: weekday.meta({ title: 'День' }),
    opens: time.optional().meta({ title: 'Открытие', empty: 'Выходной' }),
    closes: time.optional().meta({ title: 'Закрытие', empty: 'Выходной' }),
  })
  .meta(together)
  .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
    path: ['closes'],
    error: 'нужны и открытие, и закрытие, а у выходного — ни того, ни другого',
  })
  .refine(({ opens, closes }) => !(Number(closes) <= Number(opens)), WRONG_ORDER)
  .transform(({ day, opens, closes }) => {
    const isOff = opens === undefined || closes === undefined;
    return { day, shift: isOff ? null : { opens, closes } };
  });

const distinctDays = distinct('day', () => 'этот день уже есть выше; удалите один из двух');

/** The owner writes «31.12.2026». It becomes `2026-12-31`. */
const date = z
  .string()
  .trim()
  .regex(/^\d{1,2}\.\d{1,2}\.\d{4}$/, 'дата написана не так; напишите её так: 31.12.2026')
  .meta({ examples: ['01.01.2027'] })
  .transform((text) => {
    const [day = '', month = '', year = ''] = text.split('.');
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  })
  .refine(isDate, 'такого дня в календаре нет; напишите дату так: 31.12.2026');

function isDate(iso: string): boolean {
  const parsed = new Date(iso);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso);
}

/** A single day off, or a break from the first to the last day. */
const daysOff = z
  .strictObject({ from: date.meta({ title: 'От' }), to: date.optional().meta({ title: 'До' }) })
  .meta(together)
  .transform(({ from, to = from }) => ({ from, to }))
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'последний день раньше первого; поправьте один из двух',
  });

/** Time zones by a city that the owner knows. Others he writes by their own names. */
const ZONES: Record<string, string> = {
  Калининград: 'Europe/Kaliningrad',
  Москва: 'Europe/Moscow',
  Донецк: 'Europe/Moscow',
  Самара: 'Europe/Samara',
  Екатеринбург: 'Asia/Yekaterinburg',
  Омск: 'Asia/Omsk',
  Красноярск: 'Asia/Krasnoyarsk',
  Иркутск: 'Asia/Irkutsk',
  Якутск: 'Asia/Yakutsk',
  Владивосток: 'Asia/Vladivostok',
  Магадан: 'Asia/Magadan',
  Камчатка: 'Asia/Kamchatka',
  Минск: 'Europe/Minsk',
  Алматы: 'Asia/Almaty',
};

/** Becomes the name of the zone that old browsers know, too. */
const timeZone = z
  .string()
  .trim()
  .transform((city, { addIssue }) => {
    const name = ZONES[city] ?? city;
    try {
      // A mere offset, such as +03:00, would fail in older browsers.
      if (!name.includes('/')) throw new RangeError();
      return new Intl.DateTimeFormat('ru-RU', { timeZone: name }).resolvedOptions().timeZone;
    } catch {
      const cities = Object.keys(ZONES).join(', ');
      addIssue(`такого часового пояса нет; напишите город с вашим временем: ${cities}`);
      return z.NEVER;
    }
  })
  .meta({ title: 'Часовой пояс' });

/** The same hours every day, except on the days listed as exceptions. */
export const workingHours = z
  .strictObject({
    opens: time.meta({ title: 'Открытие' }),
    closes: time.meta({ title: 'Закрытие' }),
    timeZone,
    otherDays: list(otherDay).superRefine(distinctDays).meta({ title: 'Дни с другими часами' }),
    daysOff: list(daysOff).meta({ title: 'Отпуск и праздники' }),
  })
  .meta(together)
  // A time that cannot be parsed is reported only as such.
  .refine(({ opens, closes }) => !(closes <= opens), WRONG_ORDER)
  .transform(({ opens, closes, otherDays, timeZone, daysOff }) => {
    const week = weekday.options.map((day) => {
      const exception = otherDays.find((entry) => entry.day === day);
      return exception ? exception.shift : { opens, closes };
    });
    const hours: WorkingHours = { timeZone, week, daysOff };
    return { ...hours, shown: formatHours(hours) };
  })
  .refine(({ week }) => week.some(Boolean), {
    path: ['otherDays'],
    error: 'рабочих дней не осталось; уберите из списка хотя бы один выходной',
  });
