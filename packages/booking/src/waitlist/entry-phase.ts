import type { Session, WaitlistItem } from '@detroit-well/api-client/contract';
import { isFull, isLastDay } from '@detroit-well/pricing';
import { liveOfferUntil } from './waitlist-state.ts';

/** The meaning of a waitlist entry with its session for the member now (SPEC-B 10.8). */
export type EntryPhase =
  /** The seat is held for a payment that the bank has not confirmed. */
  | { readonly kind: 'unconfirmed'; readonly until: string }
  /** A seat is held for this member until the deadline. */
  | { readonly kind: 'held'; readonly until: string }
  /** A spot is open to all waiting members until the session starts. */
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'waiting' }
  /** The offer has ended. `spotOpen`: anyone can register; otherwise the member can join again, at the end. */
  | { readonly kind: 'expired'; readonly spotOpen: boolean }
  /** Accepted or left. */
  | { readonly kind: 'closed' };

const hasOpenSpot = (session: Session): boolean => session.registration_open && !isFull(session);

/** On the last day before the start no seat is held, and the first person to register gets it. */
function isOpenToAll(session: Session, now: Date): boolean {
  const { start_datetime } = session;
  return Date.parse(start_datetime) > now.getTime() && isLastDay(start_datetime, now) && hasOpenSpot(session);
}

/** An offer counts as expired from its deadline on, even before the server ends it. */
export function entryPhase(item: WaitlistItem, now: Date): EntryPhase {
  const { status, session, payment_held_until } = item;
  if (payment_held_until !== null) return { kind: 'unconfirmed', until: payment_held_until };
  const until = liveOfferUntil(item, now);
  if (until !== null) return { kind: 'held', until };
  switch (status) {
    case 'waiting':
      return isOpenToAll(session, now)
        ? { kind: 'open', until: session.start_datetime }
        : { kind: 'waiting' };
    case 'offered':
    case 'expired':
      return { kind: 'expired', spotOpen: hasOpenSpot(session) };
    case 'accepted':
    case 'left':
      return { kind: 'closed' };
  }
}
