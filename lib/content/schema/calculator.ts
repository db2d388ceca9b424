import { z } from 'zod';
import { headline, id, list, meta, noun, text, texts, uniqueIds, whole } from './common';

const service = id.meta({ title: 'Услуга', list: 'prices.services' });
const percent = whole.pipe(z.number().max(100)).meta({ title: 'Процент' });
/** A step asks about the services that name it. */
const step = texts({ title: ['Заголовок', 100], hint: ['Подсказка', 400] }).extend({ id });

export const calculator = z.strictObject({
  meta,
  hero: headline.meta({ title: 'Первый экран' }),
  steps: z.array(step).min(1).superRefine(uniqueIds).meta({ title: 'Шаги' }),
  words: z
    .strictObject({ question: noun.meta({ title: 'Вопрос' }) })
    .meta({ title: 'Слова для 1, 2 и 5' }),
  form: z
    .strictObject({
      ...texts({
        label: ['Подпись', 60],
        progress: ['Ход', 40],
        step: ['Шаг', 20],
        of: ['Слово «из»', 10],
        selected: ['Выбрано', 30],
        benefits: ['Что входит', 30],
        oneTime: ['Один раз', 40],
        monthly: ['В месяц', 40],
        total: ['Итого', 40],
        nothingYet: ['Пока ничего', 60],
        includes: ['Уже входит услуга', 40],
        remove: ['Убрать', 60],
        back: ['Назад', 20],
        next: ['Далее', 20],
        skip: ['Пропустить', 30],
        finish: ['Рассчитать', 30],
        noScript: ['Без скриптов', 200],
        late: ['Если страница не отвечает', 160],
        absent: ['Скрипты не загрузились', 200],
        unknown: ['Непонятая ссылка', 120],
      }).shape,
      /** The captions of the two sums in the bar of a phone. */
      short: texts({ oneTime: ['Один раз', 12], monthly: ['В месяц', 12] }).meta({
        title: 'Коротко, на телефоне',
      }),
      /** The service whose sums are shown beside the form until one is selected. */
      example: texts({ title: ['Заголовок', 40] })
        .extend({ service })
        .optional()
        .meta({ title: 'Пример' }),
    })
    .meta({ title: 'Форма' }),
  result: z
    .strictObject({
      ...texts({
        title: ['Заголовок', 60],
        from: ['От', 30],
        validUntil: ['Действует до', 40],
        signature: ['Подпись', 40],
        note: ['Пометка', 300],
      }).shape,
      validDays: whole.meta({ title: 'Сколько дней' }),
      adBudget: whole.meta({ title: 'Рекламный бюджет на пробу' }),
      ...texts({
        oneTime: ['Один раз', 50],
        oneTimeTotal: ['Итого один раз', 40],
        monthly: ['В месяц', 50],
        monthlyTotal: ['Итого в месяц', 40],
      }).shape,
      ...texts({
        firstMonth: ['В первый месяц', 40],
        budget: ['Бюджет', 60],
        budgetFrom: ['Бюджет от', 40],
        together: ['Вместе с бюджетом', 60],
      }).shape,
      ...texts({
        atLeast: ['Слово «от»', 10],
        later: ['Со второго месяца', 60],
        share: ['Скопировать ссылку', 40],
        passOn: ['Отправить другому', 40],
        shared: ['Скопировано', 40],
        byHand: ['Скопировать самому', 40],
        message: ['Сообщение', 40],
      }).shape,
      ...texts({
        edit: ['Изменить', 20],
        restart: ['Сначала', 30],
        call: ['Позвонить', 30],
        send: ['Оставить заявку', 50],
        print: ['Печать', 30],
      }).shape,
      discount: texts({ title: ['Заголовок', 60] })
        .extend({ percent, atMost: whole.meta({ title: 'Не больше, ₽' }) })
        .optional()
        .meta({ title: 'Скидка' }),
      next: list(text(60)).meta({ title: 'Далее' }),
      empty: texts({ title: ['Заголовок', 70], text: ['Текст', 300], advice: ['Совет', 40] }).meta({
        title: 'Пусто',
      }),
    })
    .meta({ title: 'Итог' }),
  call: texts({ title: ['Заголовок', 60], text: ['Текст', 200], close: ['Закрыть', 20] }).meta({
    title: 'Позвонить',
  }),
  contactTitle: text(60).optional().meta({ title: 'Заголовок над формой' }),
});

/**
 * Returns the steps that visitors see, each with the ids of its services in the order of the price list. A service that
 * names no step is asked about on the last one, so every service is on exactly one step. Steps without services are
 * left out.
 */
export function visibleSteps<Step extends { id: string }>(
  steps: readonly Step[],
  services: readonly { id: string; step?: string | undefined }[],
) {
  const stepOf = (service: { step?: string | undefined }) =>
    steps.find(({ id }) => id === service.step) ?? steps.at(-1);
  return steps
    .map((step) => ({
      ...step,
      services: services.filter((service) => stepOf(service) === step).map(({ id }) => id),
    }))
    .filter((step) => step.services.length > 0);
}

export type CalculatorLabels = z.infer<typeof calculator>['form'];
export type EstimateLabels = z.infer<typeof calculator>['result'];
export type CallDialogCopy = z.infer<typeof calculator>['call'];
/** Each with the ids of the services that it asks about. */
export type VisibleStep = z.infer<typeof step> & { services: string[] };
