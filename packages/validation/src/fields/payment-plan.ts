import * as z from 'zod/mini';
import { messages } from '../messages.ts';

/** full, bi_weekly (2 payments) or weekly (4 payments) (SPEC-A 3). */
export const paymentPlanField = z.enum(['full', 'bi_weekly', 'weekly'], { error: messages.planRequired });
