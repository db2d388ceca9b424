import type { z } from 'zod';
import { calculator } from './calculator';
import { cases } from './cases';
import { stat, text, texts, type WithPictures } from './common';
import { contact } from './contact';
import { figures } from './figures';
import { home } from './home';
import { prices } from './prices';
import { privacy } from './privacy';
import { results } from './results';
import * as sections from './sections';
import * as servicePages from './service-pages';
import { site } from './site';

/** The schema of every file by its name, content/{name}.yaml, with its name in the owner's words. */
export const schemas = {
  figures: figures.meta({ title: 'Цифры' }),
  site: site.meta({ title: 'Общее' }),
  prices: prices.meta({ title: 'Цены' }),
  home: home.meta({ title: 'Главная' }),
  cases: cases.meta({ title: 'Кейсы' }),
  results: results.meta({ title: 'Результаты' }),
  contact: contact.meta({ title: 'Связь' }),
  privacy: privacy.meta({ title: 'Согласие и политика' }),
  calculator: calculator.meta({ title: 'Калькулятор' }),
  comparison: sections.comparison.meta({ title: 'Сравнение' }),
  services: sections.services.meta({ title: 'Услуги' }),
  reviews: sections.reviews.meta({ title: 'Отзывы' }),
  guarantees: sections.guarantees.meta({ title: 'Гарантии' }),
  faq: sections.faq.meta({ title: 'Вопросы' }),
  offers: sections.offers.meta({ title: 'Предложения' }),
  targeting: servicePages.targeting.meta({ title: 'Таргет' }),
  contextual: servicePages.contextual.meta({ title: 'Директ' }),
  websites: servicePages.websites.meta({ title: 'Сайты' }),
  seo: servicePages.seo.meta({ title: 'Продвижение' }),
  'not-found': texts({
    before: ['Слова перед названием', 40],
    title: ['Заголовок', 40],
    text: ['Текст', 300],
    home: ['Главная', 40],
  })
    .extend({
      meta: texts({ title: ['Заголовок', 150] }).meta({ title: 'Для поисковиков' }),
      figure: stat.meta({ title: 'Число из отчёта' }),
      remark: text(30).optional().meta({ title: 'Пометка от руки' }),
    })
    .meta({ title: 'Нет такой страницы' }),
};

/** The parsed content. Components import their types from here. */
export type Content = {
  [Name in keyof typeof schemas]: WithPictures<z.infer<(typeof schemas)[Name]>>;
};

/* The parts of the content that have names. */
export type { CalculatorLabels, CallDialogCopy, EstimateLabels, VisibleStep } from './calculator';
export type { Case, CasePicture } from './cases';
export type { Headline, HeroContent, Point } from './common';
export type { ContactFormLabels, Notices, ReceiptLabels, RescueLabels } from './contact';
export type { FeedAdContent, MapCardContent, SearchAdContent } from './examples';
export type { Figure } from './figures';
export type { BudgetLabels, Niche, ReportSheetContent, WeeklyReportContent } from './home';
export type { PortfolioContent, Work } from './portfolio';
export type { Service } from './prices';
export type { CounterLabels, LegalText } from './privacy';
export type { ClientReport, ReportMonth, ReportWords } from './results';
export type { Offer, Question, Review, ServiceCard } from './sections';
export type { PriceCard, Teaser } from './service-pages';
export type { FailureCopy, HeaderLabels, Person } from './site';
