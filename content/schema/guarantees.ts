import { z } from 'zod';
import { heading, point } from './common';

export const guarantees = z.strictObject({ ...heading, items: z.array(point).length(6) });
