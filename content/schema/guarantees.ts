import { z } from 'zod';
import { heading, list, point } from './common';

export const guarantees = z.strictObject({ ...heading, items: list(point) });
