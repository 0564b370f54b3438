import type { WaitlistEntry } from '../shapes/waitlist.ts';
import { oneOf, recordIn, text, textOrNull, whole } from './loose.ts';

const waitlistStates = ['waiting', 'offered', 'accepted', 'expired', 'left'] as const;

/** An entry has `id` or `public_id`; joined answers may leave `on_waitlist` out. */
export function readWaitlistEntry(raw: unknown): WaitlistEntry {
  const given = recordIn(raw, ['entry', 'data']);
  return {
    public_id: text(given.public_id, text(given.id)),
    session_id: text(given.session_id),
    position: whole(given.position),
    estimated_wait_time: textOrNull(given.estimated_wait_time),
    notify_email: given.notify_email !== false,
    notify_sms: given.notify_sms === true,
    status: oneOf(waitlistStates, given.status, 'waiting'),
    offer_expires_at: textOrNull(given.offer_expires_at),
    created_at: text(given.created_at),
    on_waitlist: given.on_waitlist !== false,
  };
}
