import * as z from 'zod';
import { messages } from '../messages.ts';

const amount = /^\d{1,9}(?:\.\d{1,2})?$/;

const notAmount = { error: messages.amountInvalid };

/** The price that the screen showed, in dollars. Only a check: the server computes what is charged. */
export const shownAmountField = z
  // At each choice as well: where one is nearly right, its own complaint is told.
  .union([z.string().regex(amount, notAmount), z.number().nonnegative(notAmount)], notAmount)
  .optional();
