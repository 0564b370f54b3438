import * as z from 'zod';
import { newsletterForm } from '@detroit-well/validation';
import { endpoint } from '../definition/endpoint.ts';
import { minutes } from '../definition/limits.ts';
import { signedUp } from '../shapes/newsletter.ts';

export const newsletter = {
  signUp: endpoint({
    method: 'POST',
    path: '/mailing-list-signup/',
    access: 'public',
    body: newsletterForm.check(
      z.meta({
        id: 'NewsletterRequest',
        description: 'An address for the mailing list.',
        examples: [{ email: 'josephine@example.com', source_form: 'homepage', turnstile_token: 'cht_5b90' }],
      }),
    ),
    reply: signedUp,
    problems: ['challenge_failed', 'challenge_expired'],
    limits: { network: { attempts: 30, seconds: minutes(60) } },
    idempotency: 'once',
    // SPEC-B 7.8: created, message, errors.
    envelope: { field: 'errors', constantFields: { created: false } },
    summary: 'Adds an address to the mailing list. Field errors are in `errors`.',
    source: 'B 7.8',
  }),
};
