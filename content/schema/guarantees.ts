import { z } from 'zod';
import { heading, list, point, sample, text } from './common';

/** A clause of the contract, and what happens when it is broken. */
const clause = point.extend({ otherwise: text(300) });

export const guarantees = z.strictObject({
  ...heading,
  sample,
  otherwise: text(40),
  showRest: text(40),
  signed: text(40),
  /** «1 ноября 2026»: since when it holds. */
  date: text(60),
  items: list(clause),
});
