import { z } from 'zod';
import { type ChannelType, channelKinds } from '@/lib/channels';
import { routes } from '@/lib/routes';
import { claims } from './claims';
import { image, sample, text, texts } from './common';
import { workingHours } from './working-hours';

const channel = z
  .strictObject({
    type: z.enum(Object.keys(channelKinds) as [ChannelType]),
    label: text(30),
    address: z.url({ protocol: /^https$/ }).optional(),
  })
  .refine(({ type, address }) => address || channelKinds[type], {
    path: ['address'],
    error: 'у этого канала нет адреса; впишите полную ссылку https://…',
  });

const portrait = z
  .strictObject({ image: image('person'), grey: z.boolean().optional(), sample })
  .transform(({ grey, image, ...rest }) => {
    return { ...rest, image: grey ? { ...image, slot: 'photo' as const } : image };
  });

export const site = z.strictObject({
  brand: text(40),
  /** The name below the icon on a home screen, which truncates longer names. */
  shortBrand: text(12),
  /** The owner, who signs estimates and reports. */
  person: z.strictObject({
    name: text(60),
    role: text(60),
    sample,
    portrait: portrait.optional(),
    /** Without a picture the name is shown in the colour of ink. */
    signature: z.strictObject({ image: image('signature'), sample }).optional(),
  }),
  city: text(40),
  region: text(40),
  hours: workingHours,
  copyrightYear: z.number().int().min(2024).max(2100).transform(String),
  menu: z.record(z.enum(routes.map(({ id }) => id)), text(24)),
  header: texts({ skip: 40, menu: 20, close: 20, navigation: 40, call: 20, contact: 24 }),
  /** Shown when the scripts of the page have failed. */
  failure: texts({ text: 160, reload: 30, form: 30, fromDisk: 200 }),
  channels: z.array(channel).min(1),
  /**
   * The figures and phrases that the owner has checked. The site does not show them. An empty entry, which the editor
   * adds before one is chosen, confirms nothing.
   */
  confirmed: z.array(z.enum(['', ...claims])).nullish(),
  footer: texts({ about: 200, rights: 80, navigation: 40 }),
});

export type FailureCopy = z.infer<typeof site>['failure'];
export type HeaderLabels = z.infer<typeof site>['header'];
export type Person = z.infer<typeof site>['person'];
