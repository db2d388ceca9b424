import { z } from 'zod';
import {
  heading,
  id,
  image,
  list,
  names,
  sample,
  source,
  text,
  texts,
  type WithPictures,
  withLength,
} from './common';

const work = z.strictObject({
  image: image('portfolio').meta({ title: 'Картинка' }),
  /** A screenshot on a phone, for visitors with a phone. It goes when the editor replaces the picture. */
  phoneImage: image('phone').optional().meta({ title: 'Картинка для телефона', viewOf: 'image' }),
  ...texts({
    alt: ['Что на картинке', 300],
    title: ['Заголовок', 100],
    description: ['Описание', 600],
  }).shape,
  category: id.meta({ title: 'Категория', list: 'websites.portfolio.categories' }),
  results: list(texts({ label: ['Подпись', 60], value: ['Число', 24] }).transform(withLength)).meta(
    { title: 'Результаты' },
  ),
  source,
  sample,
});

export const portfolio = z.strictObject({
  ...heading,
  categories: names.meta({ title: 'Категории' }),
  /** The labels of the dialog with the large picture. */
  ...texts({
    enlarged: ['Работа крупно', 40],
    close: ['Закрыть', 20],
    previous: ['Предыдущая работа', 40],
    next: ['Следующая работа', 40],
  }).shape,
  /** The label of the button of each work. It is written into the message, with the title of the work. */
  button: text(40).meta({ title: 'Кнопка' }),
  /** The label that opens the works which a phone hides. Without it none are hidden. */
  showMore: text(40).optional().meta({ title: 'Показать остальные работы' }),
  /** The label that folds them again. */
  hideMore: text(40).optional().meta({ title: 'Свернуть остальные работы' }),
  /** The label of the link of a work with a source. */
  sourceLabel: text(40).meta({ title: 'Подпись ссылки на источник' }),
  items: list(work).meta({ title: 'Записи' }),
});

export type PortfolioContent = WithPictures<z.infer<typeof portfolio>>;
export type Work = WithPictures<z.infer<typeof work>>;
