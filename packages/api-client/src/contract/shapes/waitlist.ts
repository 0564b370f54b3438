import * as z from 'zod';
import { boolean, count, instant, otherwise, publicId, record, textOrNull } from './primitives.ts';
import { session } from './sessions.ts';

export const waitlistEntry = record('WaitlistEntry', "The caller's entry on a waitlist.", {
  public_id: publicId,
  session_id: publicId,
  position: count(2, 'From 1.'),
  estimated_wait_time: textOrNull('About 2 days', 'A phrase for people; `null` when there is no estimate.'),
  notify_email: otherwise(boolean(true), true),
  notify_sms: boolean(false),
  status: otherwise(z.enum(['waiting', 'offered', 'accepted', 'expired', 'left']), 'waiting').describe(
    '`offered`: a seat is held for the person; `expired`: the offer ended unused.',
  ),
  offer_expires_at: instant
    .nullable()
    .describe(
      'While `offered`: until when the seat is held. In the list also of an `expired` offer: when it ended.',
    ),
  created_at: instant,
  on_waitlist: otherwise(boolean(true, 'Whether the entry waits or has an offer.'), true),
});

/** An entry on the member's own waitlist page, with its session. */
export const waitlistItem = record('WaitlistItem', "The caller's entry on a waitlist, with its session.", {
  ...waitlistEntry.shape,
  waiting_count: count(5, 'Entries of the session that wait or have an offer, this one included.'),
  notified_at: instant
    .nullable()
    .describe('Inside the last 24 hours: when everybody waiting was last notified of an open spot.'),
  payment_held_until: instant
    .nullable()
    .describe(
      'While `accepted` and the payment is not confirmed by the bank: until when the seat is held for it.',
    ),
  session,
});

export const waitlistPage = z
  .object({
    count: count(1, 'All of the entries; they are not paged.'),
    sms_available: boolean(false).describe(
      'Whether SMS can be chosen: a provider is configured and the profile has a number it can reach.',
    ),
    results: z.array(waitlistItem),
  })
  .meta({ id: 'WaitlistPage', description: 'All waitlist entries of the caller.' });
