import * as z from 'zod/mini';
import { caps, optionalField } from '../fields/text.ts';
import { messages } from '../messages.ts';
import { cleanText } from '../text/clean-text.ts';

const notRating = { error: messages.ratingInvalid };

/** Feedback on a completed session: a rating of 1 to 5 and a comment of at most 1,000 characters (SPEC-B 11). */
export const feedbackForm = z.object({
  rating: z.int(notRating).check(z.minimum(1, notRating), z.maximum(5, notRating)),
  comment: optionalField(caps.note, cleanText),
});
