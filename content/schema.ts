import { z } from 'zod';
import { readPriceText } from '@/lib/price-text';
import { heading, id, meta, point, priceText, rubles, stat, text, uniqueIds } from './fields';

/** The six niches of the home page; five of them have a case. */
export const nicheIds = [
  'beauty',
  'medical',
  'legal',
  'tech',
  'construction',
  'education',
] as const;
export const caseCategories = ['beauty', 'medical', 'legal', 'tech', 'construction'] as const;

/** The services of the calculator. Their ids are the values of its checkboxes. */
export const serviceIds = [
  'yandex-context',
  'vk-targeting',
  'rsa',
  'telegram-ads',
  'landing',
  'ecommerce',
  'seo',
  'complex',
] as const;

export const serviceCardIcons = ['target', 'search', 'site', 'growth', 'complex'] as const;
export const channelTypes = ['phone', 'telegram', 'vk', 'max', 'whatsapp', 'email'] as const;
export const portfolioCategories = ['landing', 'shop', 'shop-crm'] as const;

/** A figure of the business: `{key}` in any text becomes the number with its unit. */
const figure = z.strictObject({
  value: z.number().nonnegative(),
  /** The upper end of a range. */
  to: z.number().positive().optional(),
  /** Adds a plus: «14+ лет». */
  plus: z.boolean().optional(),
  /** «₽», «%», or the three Russian plural forms: [год, года, лет]. */
  unit: z
    .union([z.literal('₽'), z.literal('%'), z.tuple([z.string(), z.string(), z.string()])])
    .optional(),
});
export const figures = z.record(id, figure);

export const prices = z.strictObject({
  services: z
    .array(
      z.strictObject({
        id: z.enum(serviceIds),
        name: text(50),
        price: rubles,
        kind: z.enum(['monthly', 'one-time']),
        description: text(160),
        benefits: z.array(text(70)).min(2).max(4),
      }),
    )
    .length(serviceIds.length)
    .superRefine(uniqueIds),
});

const channel = z.strictObject({
  type: z.enum(channelTypes),
  label: text(30),
  /** For vk, max and whatsapp: where the link leads. Phone, Telegram and e-mail stand in the settings. */
  address: z.url({ protocol: /^https$/ }).optional(),
});

export const site = z.strictObject({
  brand: text(40),
  /** Under an icon on a home screen, which cuts longer names. */
  shortBrand: text(12),
  city: text(40),
  region: text(40),
  hours: z.strictObject({
    opens: z.string().regex(/^\d{1,2}:\d{2}$/),
    closes: z.string().regex(/^\d{1,2}:\d{2}$/),
  }),
  copyrightYear: z.number().int().min(2024).max(2100),
  /** The route ids of lib/routes.ts with their short names in the menu. */
  menu: z.strictObject({
    home: text(24),
    calculator: text(24),
    targeting: text(24),
    contextual: text(24),
    websites: text(24),
    seo: text(24),
  }),
  header: z.strictObject({
    skip: text(40),
    menu: text(20),
    close: text(20),
    navigation: text(40),
    contact: text(24),
  }),
  channels: z
    .array(channel)
    .min(1)
    .superRefine((channels, context) => {
      channels.forEach(({ type, address }, index) => {
        if (!address && (type === 'vk' || type === 'max' || type === 'whatsapp')) {
          context.addIssue({ code: 'custom', path: [index], params: { problem: 'no-address' } });
        }
      });
    }),
  footer: z.strictObject({ about: text(200), rights: text(80), navigation: text(40) }),
});

export const home = z.strictObject({
  meta,
  hero: z.strictObject({
    eyebrow: text(60),
    title: text(80),
    lead: text(200),
    primary: text(30),
    secondary: text(30),
    facts: z.array(stat).length(3),
    sheet: z.strictObject({
      title: text(60),
      caption: text(120),
      leads: text(30),
      cost: text(30),
      /** The client of results.yaml whose months the sheet shows. */
      client: id,
    }),
  }),
  niches: z.strictObject({
    ...heading,
    items: z
      .array(
        z.strictObject({
          id: z.enum(nicheIds),
          name: text(40),
          count: text(30),
          note: text(120),
        }),
      )
      .length(nicheIds.length)
      .superRefine(uniqueIds),
    stats: z.array(stat).length(4),
  }),
  advantages: z.strictObject({ ...heading, items: z.array(point).min(4).max(8) }),
  seo: z.strictObject({
    ...heading,
    paragraphs: z.array(text(700)).min(2).max(6),
  }),
});

export const comparison = z.strictObject({
  ...heading,
  caption: text(120),
  columns: z.strictObject({ criterion: text(40), self: text(40), marketer: text(40) }),
  rows: z
    .array(z.strictObject({ criterion: text(50), self: text(120), marketer: text(120) }))
    .length(6),
});

export const services = z.strictObject({
  ...heading,
  more: text(30),
  items: z
    .array(
      z.strictObject({
        id,
        icon: z.enum(serviceCardIcons),
        title: text(60),
        description: text(220),
        features: z.array(text(80)).min(3).max(5),
        trigger: text(110),
        price: priceText(40),
        /** The page the card leads to: a route id. */
        page: z.enum(['calculator', 'targeting', 'contextual', 'websites', 'seo']),
      }),
    )
    .length(5)
    .superRefine(uniqueIds),
});

export const cases = z.strictObject({
  ...heading,
  tabs: z.strictObject({
    label: text(40),
    all: text(20),
    beauty: text(20),
    medical: text(20),
    legal: text(20),
    tech: text(20),
    construction: text(20),
  }),
  button: text(30),
  items: z
    .array(
      z.strictObject({
        id,
        category: z.enum(caseCategories),
        title: text(80),
        result: text(90),
        description: text(420),
        metrics: z.array(z.strictObject({ label: text(40), value: text(16) })).length(3),
        /** What the picture of the case shows. */
        caption: text(120),
        /** The words in the picture: where each stands is up to the drawing of the category. */
        labels: z.array(text(18)).min(6).max(10),
        /** true until the owner has put his own words here: the launch check lists it. */
        sample: z.boolean(),
      }),
    )
    .min(5)
    .superRefine(uniqueIds)
    .superRefine((items, context) => {
      for (const category of caseCategories) {
        if (!items.some((item) => item.category === category)) {
          context.addIssue({
            code: 'custom',
            path: [],
            params: { problem: 'missing-category', value: category },
          });
        }
      }
    }),
});

const month = z.strictObject({
  month: text(20),
  vkLeads: z.number().int().nonnegative(),
  vkCost: rubles,
  yandexLeads: z.number().int().nonnegative(),
  yandexCost: rubles,
  sales: z.number().int().nonnegative(),
});

export const results = z.strictObject({
  ...heading,
  columns: z.strictObject({
    month: text(20),
    vkLeads: text(20),
    vkCost: text(20),
    yandexLeads: text(20),
    yandexCost: text(20),
    sales: text(20),
  }),
  total: text(20),
  conclusion: text(30),
  /** The words of the three charts. */
  charts: z.strictObject({ leads: text(60), cost: text(60), sales: text(60) }),
  clients: z
    .array(
      z.strictObject({
        id,
        company: text(60),
        business: text(60),
        description: text(400),
        months: z.array(month).min(3).max(12),
        finalResult: text(300),
        sample: z.boolean(),
      }),
    )
    .length(3)
    .superRefine(uniqueIds),
});

export const reviews = z.strictObject({
  ...heading,
  badge: text(40),
  call: text(30),
  items: z
    .array(
      z.strictObject({
        name: text(40),
        business: text(60),
        text: text(500),
        rating: z.number().int().min(1).max(5),
        sample: z.boolean(),
      }),
    )
    .length(3),
});

export const guarantees = z.strictObject({ ...heading, items: z.array(point).length(6) });

export const faq = z.strictObject({
  ...heading,
  items: z.array(z.strictObject({ question: text(120), answer: text(700) })).min(8),
});

export const offers = z.strictObject({
  ...heading,
  button: text(30),
  items: z
    .array(
      z.strictObject({
        title: text(50),
        subtitle: text(70),
        description: text(240),
        features: z.array(text(90)).min(2).max(4),
        /** The denomination, set large: «5 000 ₽». */
        value: priceText(16),
        offer: text(60),
      }),
    )
    .length(3),
});

const notice = z.strictObject({ title: text(40), text: text(120) });

export const contact = z.strictObject({
  ...heading,
  channelsTitle: text(40),
  locationLabel: text(30),
  hoursLabel: text(30),
  /** How the form asks for the consent: by a statement beside the button, or by a box that must be ticked. */
  consent: z.enum(['statement', 'checkbox']),
  form: z.strictObject({
    title: text(60),
    name: text(30),
    phone: text(30),
    message: text(40),
    optional: text(20),
    audit: text(120),
    submit: text(30),
    sending: text(30),
    statement: text(300),
    consent: text(120),
    /** Beside the button for a browser without JavaScript. */
    noScript: text(160),
    late: text(160),
    missing: z.strictObject({ name: text(60), phone: text(60), consent: text(80) }),
  }),
  notices: z.strictObject({
    missing: notice,
    consent: notice,
    failed: notice,
    sent: notice,
    close: text(20),
  }),
});

const legalText = z.strictObject({
  title: text(70),
  paragraphs: z.array(text(500)).min(1).max(12),
});

export const privacy = z.strictObject({
  /** true until the owner has named himself and confirmed both texts: the launch check lists it. */
  sample: z.boolean(),
  title: text(40),
  link: text(60),
  /** The edition of both texts, as people read it. */
  date: text(30),
  dateLabel: text(30),
  operatorLabel: text(30),
  operator: text(160),
  contactsLabel: text(60),
  consent: legalText,
  policy: legalText,
  /** The line of consent to the counter of visits, and what the policy says of it. */
  counter: z.strictObject({
    question: text(120),
    allow: text(20),
    deny: text(20),
    policy: text(500),
  }),
  /** Goes into the letter with a lead whose sender has ticked the box; the edition follows it. */
  note: text(120),
});

export const calculator = z.strictObject({
  meta,
  hero: z.strictObject({ eyebrow: text(60), title: text(80), lead: text(240), primary: text(30) }),
  steps: z
    .array(
      z.strictObject({
        title: text(70),
        hint: text(200),
        services: z.array(z.enum(serviceIds)).min(1),
      }),
    )
    .length(4),
  form: z.strictObject({
    label: text(60),
    progress: text(40),
    step: text(20),
    of: text(10),
    selected: text(30),
    oneTime: text(40),
    monthly: text(40),
    total: text(40),
    nothingYet: text(60),
    back: text(20),
    next: text(20),
    skip: text(30),
    finish: text(30),
    noScript: text(200),
    late: text(160),
  }),
  result: z.strictObject({
    title: text(60),
    empty: z.strictObject({ title: text(70), text: text(300), advice: text(40) }),
    oneTime: text(50),
    oneTimeTotal: text(40),
    monthly: text(50),
    monthlyTotal: text(40),
    note: text(300),
    restart: text(30),
    call: text(30),
    send: text(50),
    print: text(30),
    message: text(40),
  }),
  call: z.strictObject({ title: text(60), text: text(200), close: text(20) }),
});

const priceCard = z.strictObject({
  name: text(60),
  /** Search engines are told the figures of this very text. */
  price: priceText(40).refine((price) => readPriceText(price), {
    params: { problem: 'odd-price' },
  }),
  note: text(60),
  description: text(240),
  features: z.array(text(110)).min(2).max(8),
  featured: z.boolean().optional(),
});

/** What every service page has; each adds its own sections. */
const servicePage = {
  meta,
  /** How other pages speak of this one in a cross-link. */
  teaser: z.strictObject({ title: text(50), text: text(140), price: priceText(40) }),
  hero: z.strictObject({
    eyebrow: text(60),
    title: text(80),
    lead: text(240),
    primary: text(30),
    secondary: text(30),
    facts: z.array(stat).length(3),
  }),
  benefits: z.strictObject({ ...heading, items: z.array(point).min(4).max(6) }),
  prices: z.strictObject({ ...heading, items: z.array(priceCard).min(1).max(4) }),
  others: z.strictObject({ title: text(70) }),
  callout: z.strictObject({ title: text(80), text: text(240) }),
};

export const targeting = z.strictObject({
  ...servicePage,
  platforms: z.strictObject({
    ...heading,
    items: z
      .array(z.strictObject({ name: text(50), price: priceText(40), text: text(240) }))
      .length(3),
  }),
});

export const contextual = z.strictObject({
  ...servicePage,
  process: z.strictObject({ ...heading, steps: z.array(point).length(6) }),
});

export const websites = z.strictObject({
  ...servicePage,
  portfolio: z.strictObject({
    ...heading,
    categories: z.strictObject({ landing: text(40), shop: text(40), 'shop-crm': text(40) }),
    items: z
      .array(
        z.strictObject({
          /** The name of its pictures in public/portfolio. */
          image: id,
          alt: text(160),
          title: text(60),
          description: text(240),
          category: z.enum(portfolioCategories),
          results: z
            .array(z.strictObject({ label: text(40), value: text(24) }))
            .min(2)
            .max(3),
          sample: z.boolean(),
        }),
      )
      .min(7),
  }),
  types: z.strictObject({
    ...heading,
    items: z
      .array(
        z.strictObject({
          title: text(50),
          price: priceText(40),
          description: text(240),
          features: z.array(text(90)).min(3).max(6),
        }),
      )
      .min(2)
      .max(4),
  }),
  process: z.strictObject({ ...heading, steps: z.array(point).length(4) }),
  stats: z.array(stat).length(3),
});

export const seo = z.strictObject({
  ...servicePage,
  local: z.strictObject({ ...heading, points: z.array(point).min(3).max(4) }),
});

export const notFound = z.strictObject({
  meta: z.strictObject({ title: text(65), description: text(160) }),
  title: text(40),
  text: text(160),
  home: text(40),
});

/** Every content file by name: content/{name}.yaml. */
export const schemas = {
  site,
  prices,
  home,
  comparison,
  services,
  cases,
  results,
  reviews,
  guarantees,
  faq,
  offers,
  contact,
  privacy,
  calculator,
  targeting,
  contextual,
  websites,
  seo,
  'not-found': notFound,
} as const;

export type Figures = z.infer<typeof figures>;
export type Figure = Figures[string];
export type Content = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };
export type Site = Content['site'];
export type Service = Content['prices']['services'][number];
export type ServiceId = Service['id'];
export type Channel = Site['channels'][number];
export type Stat = z.infer<typeof stat>;
export type Point = z.infer<typeof point>;
export type Case = Content['cases']['items'][number];
export type ResultClient = Content['results']['clients'][number];
export type ResultMonth = ResultClient['months'][number];
export type PriceCard = z.infer<typeof priceCard>;
export type PortfolioItem = Content['websites']['portfolio']['items'][number];
export type Meta = z.infer<typeof meta>;
