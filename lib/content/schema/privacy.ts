import { z } from 'zod';
import { choice, sample, text, texts } from './common';

const legalText = z.strictObject({
  title: text(120).meta({ title: 'Заголовок' }),
  paragraphs: z.array(text(2000)).min(1).meta({ title: 'Абзацы' }),
});

export const privacy = z.strictObject({
  sample,
  ...texts({
    title: ['Заголовок', 40],
    link: ['Ссылка', 60],
    operator: ['Ваше имя, статус и ИНН', 300],
    contactsLabel: ['Слово перед связью', 60],
  }).shape,
  ...texts({
    date: ['Дата', 30],
    dateLabel: ['Слово перед датой', 30],
    operatorLabel: ['Слово перед вашим именем', 30],
  }).shape,
  consent: legalText.meta({ title: 'Согласие' }),
  policy: legalText.meta({ title: 'Политика' }),
  /** The consent to visit statistics, and the paragraph about them in the policy. */
  counter: texts({
    question: ['Вопрос', 200],
    short: ['Коротко', 40],
    allow: ['Разрешить', 20],
    deny: ['Нет', 20],
    policy: ['Политика', 1000],
  })
    .extend({
      /** Whether the question is also shown in a strip at the lower edge of the window, or only in the footer. */
      place: choice({ strip: 'полоса внизу экрана', footer: 'подвал' }).meta({
        title: 'Где спросить',
      }),
    })
    .meta({ title: 'Счётчик посещений' }),
  /** Added to the message of a visitor who has ticked the consent box, followed by the date. */
  note: text(120).meta({ title: 'Пометка' }),
});

export type CounterLabels = z.infer<typeof privacy>['counter'];
export type LegalText = z.infer<typeof legalText>;
