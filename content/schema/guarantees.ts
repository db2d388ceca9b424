import { z } from 'zod';
import { heading, list, point, sample, text, texts } from './common';

/** A clause of the contract, with the consequence of breaking it. */
const clause = point.extend({ otherwise: text(300) });

export const guarantees = z.strictObject({
  ...heading,
  sample,
  ...texts({ otherwise: 40, signed: 40 }).shape,
  /** The day it holds from: «1 ноября 2026». */
  date: text(60),
  items: list(clause),
});
