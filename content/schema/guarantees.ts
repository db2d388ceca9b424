import { z } from 'zod';
import { heading, list, point, sample, text } from './common';

/** A clause of the contract, with the consequence of breaking it. */
const clause = point.extend({ otherwise: text(300) });

export const guarantees = z.strictObject({
  ...heading,
  sample,
  otherwise: text(40),
  showRest: text(40),
  signed: text(40),
  /** The day it holds from: «1 ноября 2026». */
  date: text(60),
  items: list(clause),
});
