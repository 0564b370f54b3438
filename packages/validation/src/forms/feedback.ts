import * as z from 'zod';
import { caps, optionalField } from '../fields/text.ts';
import { messages } from '../messages.ts';
import { cleanText } from '../text/clean-text.ts';

/** Feedback on a completed session: a rating of 1 to 5 and a comment of at most 1,000 characters (SPEC-B 11). */
export const feedbackForm = z.object({
  rating: z
    .number({ error: messages.ratingInvalid })
    .int({ error: messages.ratingInvalid })
    .min(1, { error: messages.ratingInvalid })
    .max(5, { error: messages.ratingInvalid }),
  comment: optionalField(caps.note, cleanText),
});
