import type { z } from 'zod';
import { calculator } from './calculator';
import { cases } from './cases';
import { stat, text, texts } from './common';
import { contact } from './contact';
import { figures } from './figures';
import { home } from './home';
import { prices } from './prices';
import { privacy } from './privacy';
import { results } from './results';
import * as sections from './sections';
import * as servicePages from './service-pages';
import { site } from './site';

/** The schema of every file, by its name: content/{name}.yaml. */
export const schemas = {
  figures,
  site,
  prices,
  home,
  cases,
  results,
  contact,
  privacy,
  calculator,
  ...sections,
  ...servicePages,
  'not-found': texts({ before: 40, title: 40, text: 300, home: 40 }).extend({
    meta: texts({ title: 150 }),
    figure: stat,
    remark: text(30).optional(),
  }),
};

/** The parsed content. Components import their types from here. */
export type Content = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> };

/* The parts of the content that have names. */
export type { CalculatorLabels, CallDialogCopy, EstimateLabels, VisibleStep } from './calculator';
export type { Case, CasePicture } from './cases';
export type { Headline, HeroContent, Point } from './common';
export type { ContactFormLabels, Notices, ReceiptLabels, RescueLabels } from './contact';
export type {
  FeedAdContent,
  MapCardContent,
  PortfolioContent,
  SearchAdContent,
  Work,
} from './examples';
export type { Figure } from './figures';
export type { BudgetLabels, Niche, ReportSheetContent, WeeklyReportContent } from './home';
export type { Service } from './prices';
export type { CounterLabels, LegalText } from './privacy';
export type { ClientReport, ReportMonth, ReportWords } from './results';
export type { Offer, Question, Review, ServiceCard } from './sections';
export type { PriceCard, Teaser } from './service-pages';
export type { FailureCopy, HeaderLabels, Person } from './site';
