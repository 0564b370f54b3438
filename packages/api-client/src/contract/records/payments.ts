// Written by `pnpm run wire-table` from shapes/payments.ts; do not edit.
import type * as z from 'zod';
import type * as shapes from '../shapes/payments.ts';
import { choice, record, text, textOrNull } from '../definition/lenient.ts';

export const paymentsConfigRecord = (raw: unknown): z.infer<typeof shapes.paymentsConfig> => record(raw, { provider: choice(['sandbox', 'stripe'], 'sandbox'), publishable_key: textOrNull });
export const sandboxMethodRecord = (raw: unknown): z.infer<typeof shapes.sandboxMethod> => record(raw, { payment_method_id: text, brand: text, last4: text });
