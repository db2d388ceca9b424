import { z } from 'zod';
import { choice, heading, text, texts } from './common';

const notice = texts({ title: ['Заголовок', 40], text: ['Текст', 120] });

export const contact = z.strictObject({
  ...heading,
  ...texts({
    channelsTitle: ['Заголовок способов связи', 40],
    locationLabel: ['Слово перед городом', 30],
    hoursLabel: ['Слово перед часами', 30],
    daysOffLabel: ['Слово перед выходными', 30],
  }).shape,
  /** Asks for consent by a statement beside the button or by a required checkbox. */
  consent: choice({ statement: 'строка у кнопки', checkbox: 'с галочкой' }).meta({
    title: 'Согласие',
  }),
  form: z
    .strictObject({
      ...texts({
        title: ['Заголовок', 60],
        name: ['Имя или название', 30],
        phone: ['Телефон', 30],
        message: ['Сообщение', 40],
        optional: ['Необязательно', 20],
        audit: ['Аудит', 120],
      }).shape,
      ...texts({
        submit: ['Кнопка отправки', 30],
        sending: ['Пока отправляется', 30],
        statement: ['Строка у кнопки', 300],
        consent: ['Согласие', 120],
      }).shape,
      /** Beside the label of the phone, while it has too few digits. */
      shortPhone: text(60).meta({ title: 'Номер короткий' }),
      /** The ways in which the visitor can be answered. The names of messengers follow `write`. */
      reply: texts({
        title: ['Заголовок', 30],
        call: ['Позвонить', 30],
        write: ['Написать в', 30],
      }).meta({ title: 'Как ответить' }),
      /** Come before the day and time of the lead that this one repeats or corrects, in the letter. */
      ...texts({
        repeatNote: ['Пометка повтора', 60],
        correctionNote: ['Пометка исправления', 60],
      }).shape,
      /** The labels of the last lines of the letter, which say where the visitor came from. */
      origin: texts({
        advertisement: ['Слово перед рекламой', 40],
        otherSite: ['Слово перед другим сайтом', 40],
        entry: ['Слово перед первой страницей', 40],
        page: ['Страница', 40],
      }).meta({ title: 'Откуда пришёл клиент' }),
      /** Shown beside the button without JavaScript, and when a click waits too long for hydration. */
      ...texts({
        noScript: ['Без скриптов', 160],
        late: ['Если страница не отвечает', 160],
        absent: ['Скрипты не загрузились', 160],
      }).shape,
      missing: texts({
        name: ['Имя или название', 60],
        phone: ['Телефон', 60],
        consent: ['Согласие', 80],
      }).meta({ title: 'Чего не хватает' }),
      /** The words before the length of a message that is too long to send, and before the maximum length. */
      ...texts({ tooLong: ['Слишком длинно', 80], fits: ['Сколько поместится', 40] }).shape,
      /** The label of the button when the connection is back after a failure. */
      online: text(30).meta({ title: 'Связь вернулась' }),
    })
    .meta({ title: 'Форма' }),
  notices: z
    .strictObject({
      missing: notice.meta({ title: 'Чего не хватает' }),
      consent: notice.meta({ title: 'Согласие' }),
      failed: notice.meta({ title: 'Не отправилось' }),
      sent: notice.meta({ title: 'Отправлено' }),
      interrupted: notice.meta({ title: 'Связь оборвалась' }),
      repeating: notice.meta({ title: 'Повтор' }),
      close: text(20).meta({ title: 'Закрыть' }),
    })
    .meta({ title: 'Сообщения' }),
  /** Other ways to send a lead that could not be delivered. */
  rescue: texts({
    sms: ['По СМС', 30],
    email: ['По почте', 30],
    copy: ['Скопировать', 30],
    shared: ['Скопировано', 30],
    byHand: ['Скопировать самому', 60],
  }).meta({ title: 'Запасные пути' }),
  receipt: z
    .strictObject({
      /** The label of the number that the owner will call from. */
      caller: text(30).meta({ title: 'Слово перед вашим номером' }),
      ...texts({
        name: ['Имя или название', 30],
        calling: ['Слово перед телефоном: звонок', 40],
        writing: ['Слово перед телефоном: сообщение', 40],
        mistaken: ['Ошиблись', 30],
        correct: ['Исправить', 30],
        answer: ['Ответ', 30],
        today: ['Сегодня', 30],
        tomorrow: ['Завтра', 30],
        otherDay: ['В другой день', 20],
        zone: ['Часовой пояс', 40],
      }).shape,
      /** The number of working hours in which a lead is answered. */
      within: z.coerce.number().positive().meta({ title: 'В течение' }),
      ...texts({
        repetition: ['Повторная заявка', 120],
        urgent: ['Если срочно', 60],
        another: ['Ещё одна заявка', 40],
      }).shape,
    })
    .meta({ title: 'Расписка' }),
});

export type ContactFormLabels = z.infer<typeof contact>['form'];
export type Notices = z.infer<typeof contact>['notices'];
export type ReceiptLabels = z.infer<typeof contact>['receipt'];
export type RescueLabels = z.infer<typeof contact>['rescue'];
