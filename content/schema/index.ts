import type { z } from 'zod';
import { calculator } from './calculator';
import { cases } from './cases';
import { meta, stat, text, texts } from './common';
import { contact } from './contact';
import { figures } from './figures';
import { home } from './home';
import { prices } from './prices';
import { privacy } from './privacy';
import { results } from './results';
import { comparison, faq, guarantees, offers, reviews, services } from './sections';
import { contextual, seo, targeting, websites } from './service-pages';
import { site } from './site';

/** Every content file by name: content/{name}.yaml. */
export const schemas = {
  figures,
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
  'not-found': texts({ title: 40, text: 300, home: 40 }).extend({
    meta,
    figure: stat,
    remark: text(30).optional(),
  }),
};

/** The parsed content. Components import their types from here. */
export type Content = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };
