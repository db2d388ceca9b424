import type { ServiceDrawingName, TradeDrawingName } from '@/lib/drawings';
import { choice } from './common';

export const tradeDrawing = choice<TradeDrawingName>({
  beauty: 'красота',
  medical: 'медицина',
  legal: 'юристы',
  tech: 'техника',
  construction: 'стройка',
  education: 'обучение',
  cars: 'автосервис',
  flowers: 'цветы',
  cafe: 'кафе',
}).meta({ title: 'Рисунок' });

export const serviceDrawing = choice<ServiceDrawingName>({
  targeting: 'таргет',
  contextual: 'Директ',
  websites: 'сайты',
  seo: 'продвижение',
  network: 'рекламная сеть',
  telegram: 'Telegram',
  complex: 'общий',
}).meta({ title: 'Рисунок' });
