import * as z from 'zod';
import { boolean, shownMessage } from './primitives.ts';

/** A problem response has the same keys with `created: false` (SPEC-B 7.8, 8.6). */
export const signedUp = z
  .object({
    created: boolean(true, 'Always true on success, so that the response does not reveal who is subscribed.'),
    message: shownMessage('Successfully subscribed!'),
    errors: z
      .record(z.string(), z.array(z.string()))
      .describe('Only with a problem: sentences by field.')
      .optional(),
  })
  .meta({
    id: 'NewsletterSignup',
    description: 'The response of the mailing list, the same for an address that is already on it.',
    examples: [{ created: true, message: 'Successfully subscribed!' }],
  });
