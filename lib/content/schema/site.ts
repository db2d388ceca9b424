import { z } from 'zod';
import type { ChannelType } from '@/lib/channels';
import { channelMistake } from '@/lib/contact-links';
import { withoutUnseen } from '@/lib/unseen';
import { claims } from './claims';
import { choice, image, sample, text, texts, type WithPictures } from './common';
import { workingHours } from './working-hours';

const channelType = choice<ChannelType>({
  phone: 'Телефон',
  telegram: 'Telegram',
  email: 'Почта',
  vk: 'ВКонтакте',
  max: 'MAX',
  whatsapp: 'WhatsApp',
}).meta({ title: 'Вид' });

const channel = z
  .strictObject({
    type: channelType,
    label: text(30).meta({ title: 'Подпись' }),
    address: z.string().overwrite(withoutUnseen).trim().optional().meta({
      title: 'Номер, имя или почта',
      hint: 'WhatsApp — номер; ВКонтакте, MAX, Telegram — имя или ссылка. Пустой телефон, Telegram и почта — из «Настроек».',
    }),
  })
  .superRefine(({ type, address }, { addIssue }) => {
    const message = channelMistake(type, address);
    if (message) addIssue({ code: 'custom', path: ['address'], message });
  });

const portrait = z
  .strictObject({
    image: image('person').meta({ title: 'Картинка' }),
    grey: z.boolean().optional().meta({ title: 'Оставить серым' }),
    sample,
  })
  .transform(({ grey, image, ...rest }) => {
    return { ...rest, image: grey ? { ...image, slot: 'photo' as const } : image };
  });

export const site = z.strictObject({
  brand: text(40).meta({ title: 'Название сайта' }),
  /** The name below the icon on a home screen, which truncates longer names. */
  shortBrand: text(12).meta({ title: 'Короткое название' }),
  /** The owner, who signs estimates and reports. */
  person: z
    .strictObject({
      name: text(60).meta({ title: 'Имя или название' }),
      role: text(60).meta({ title: 'Кто вы' }),
      sample,
      portrait: portrait.optional().meta({ title: 'Портрет' }),
      /** Without a picture the name is shown in the colour of ink. */
      signature: z
        .strictObject({ image: image('signature').meta({ title: 'Картинка' }), sample })
        .optional()
        .meta({ title: 'Подпись' }),
    })
    .meta({ title: 'Вы' }),
  city: text(40).meta({ title: 'Город' }),
  region: text(40).meta({ title: 'Регион' }),
  hours: workingHours.meta({ title: 'Часы' }),
  copyrightYear: z
    .number()
    .int()
    .min(2024)
    .max(2100)
    .transform(String)
    .meta({ title: 'Год в подвале' }),
  menu: texts({
    home: ['Главная', 24],
    calculator: ['Калькулятор', 24],
    targeting: ['Таргет', 24],
    contextual: ['Директ', 24],
    websites: ['Сайты', 24],
    seo: ['Продвижение', 24],
  }).meta({ title: 'Меню' }),
  header: texts({
    skip: ['К содержанию', 40],
    menu: ['Меню', 20],
    close: ['Закрыть', 20],
    navigation: ['Название меню', 40],
    call: ['Позвонить', 20],
    contact: ['Связь', 24],
  }).meta({ title: 'Шапка' }),
  /** Shown when the scripts of the page have failed. */
  failure: texts({
    text: ['Текст', 160],
    reload: ['Обновить страницу', 30],
    form: ['Форма', 30],
    fromDisk: ['Файл с диска', 200],
  }).meta({ title: 'Если страница сломалась' }),
  /**
   * The figures and phrases that the owner has checked. The site does not show them. An empty entry, which the editor
   * adds before one is chosen, confirms nothing.
   */
  confirmed: z
    .array(z.enum(['', ...claims]).meta({ valueNames: { '': 'не выбрано' } }))
    .nullish()
    .meta({ title: 'Подтверждено вами' }),
  channels: z.array(channel).min(1).meta({ title: 'Способы связи' }),
  footer: texts({
    about: ['О себе', 200],
    rights: ['Чьи права', 80],
    navigation: ['Название меню', 40],
  }).meta({ title: 'Подвал' }),
});

export type FailureCopy = z.infer<typeof site>['failure'];
export type HeaderLabels = z.infer<typeof site>['header'];
export type Person = WithPictures<z.infer<typeof site>['person']>;
