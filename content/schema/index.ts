import type { z } from 'zod';
import type { Picture, PictureName } from '@/lib/pictures';
import { calculator } from './calculator';
import { cases } from './cases';
import { comparison } from './comparison';
import { contact } from './contact';
import { contextual } from './contextual';
import { faq } from './faq';
import { figures } from './figures';
import { guarantees } from './guarantees';
import { home } from './home';
import { notFound } from './not-found';
import { offers } from './offers';
import { prices } from './prices';
import { privacy } from './privacy';
import { results } from './results';
import { reviews } from './reviews';
import { seo } from './seo';
import { services } from './services';
import { site } from './site';
import { targeting } from './targeting';
import { websites } from './websites';

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
  'not-found': notFound,
};

/** The parsed content, with the size of each picture. Components import their types from here. */
export type Content = WithPictures<{
  [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]>;
}>;

type WithPictures<Value> = Value extends PictureName
  ? Picture
  : Value extends object
    ? { [Key in keyof Value]: WithPictures<Value[Key]> }
    : Value;
