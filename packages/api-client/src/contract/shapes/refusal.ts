import * as z from 'zod';
import { money } from './atoms.ts';

/**
 * Every refusal (Decision 3, Errors): a sentence, a code and the request's id. Field errors come as lists beside them, under
 * `errors` for the mailing list and under `profile` for `/me/`; the extras below belong to registrations (Spec B 7.6).
 */
export const refusal = z.looseObject({
  message: z.string(),
  code: z.string(),
  request_id: z.string(),
  non_field_errors: z.array(z.string()).optional(),
  session_full: z.boolean().optional(),
  already_registered: z.boolean().optional(),
  /** The card was charged before this was known, and the payment is on its way back. */
  payment_returned: z.boolean().optional(),
  /** The right price, with `price_changed`. */
  price: money.optional(),
});

export type Refusal = z.infer<typeof refusal>;
