import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { cleanCode } from '../text/plain-characters.ts';

const amount = /^\d{1,9}(?:\.\d{1,2})?$/;

const notAmount = { error: messages.amountInvalid };

/** The price shown on screen, in dollars. Only a check: the server computes the charge. */
export const shownAmountField = z.optional(
  // Set on each union member too: zod reports the member's own message when one almost matches.
  z.union(
    [
      z.string().check(z.overwrite(cleanCode), z.regex(amount, notAmount)),
      z.number().check(z.nonnegative(notAmount)),
    ],
    notAmount,
  ),
);
