import * as z from 'zod';
import { openingForm } from '@detroit-well/validation';
import { endpoint } from '../definition/endpoint.ts';
import { minutes } from '../definition/limits.ts';
import { readOpening } from '../reads/openings.ts';
import { opening, openingLink, openingReceipt } from '../shapes/openings.ts';

const linkLimits = { network: { attempts: 60, seconds: minutes(15) } };

/** One email to a visitor when a spot of a full session opens. It holds no seat, and the waitlist comes first. */
export const openings = {
  request: endpoint({
    method: 'POST',
    path: '/training/sessions/{id}/openings/',
    access: 'public',
    body: openingForm.check(
      z.meta({
        id: 'OpeningRequest',
        description: 'An address for one email when a spot of the session opens.',
        examples: [{ email: 'josephine@example.com', turnstile_token: 'cht_5b90' }],
      }),
    ),
    reply: openingReceipt,
    status: 202,
    problems: [
      'challenge_failed',
      'challenge_expired',
      'not_found',
      'registration_closed',
      'waitlist_not_needed',
    ],
    // Each request sends an email to an address that may be a stranger's.
    limits: {
      account: {
        field: 'email',
        fromNetwork: { attempts: 5, seconds: minutes(15) },
        anywhere: { attempts: 10, seconds: minutes(60) },
      },
      network: { attempts: 20, seconds: minutes(60) },
    },
    idempotency: 'once',
    summary:
      'Asks for one email when a spot of a full session opens. The address must be confirmed with an emailed link.',
    source: 'added',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/training/openings/confirm/',
    access: 'public',
    body: openingLink,
    reply: opening,
    reads: readOpening,
    problems: ['verification_link_invalid'],
    limits: linkLimits,
    idempotency: 'once',
    summary: 'Confirms the address of a request with an emailed token, and returns what became of it.',
    source: 'added',
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/training/openings/withdraw/',
    access: 'public',
    body: openingLink,
    reply: 'nothing',
    problems: ['verification_link_invalid'],
    limits: linkLimits,
    idempotency: 'once',
    summary: 'Withdraws a request with an emailed token and erases its address.',
    source: 'added',
  }),
};
