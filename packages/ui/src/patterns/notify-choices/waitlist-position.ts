import { formatLongDate, formatTime, zoneName } from '@detroit-well/config/studio-time';

/** The waitlist entry fields that determine the position text, under their wire names. */
export type WaitlistPosition = {
  readonly status: string;
  readonly position: number;
  readonly offer_expires_at: string | null;
  readonly estimated_wait_time?: string | null;
};

/** Whether the member has a live offer. */
export const hasOffer = ({ status, offer_expires_at }: WaitlistPosition): boolean =>
  status === 'offered' && offer_expires_at !== null;

/** `You are number 3 on the waitlist.`, or until when a spot is held. */
export function waitlistPosition(place: WaitlistPosition): string {
  const { position, offer_expires_at: until } = place;
  if (hasOffer(place) && until !== null) {
    return `A spot is held for you until ${formatLongDate(until)}, ${formatTime(until)} ${zoneName(until)}.`;
  }
  return position > 0 ? `You are number ${position} on the waitlist.` : 'You are on the waitlist.';
}

/** The estimated wait as a full sentence; empty when a spot is already held. */
export function waitlistTurn(place: WaitlistPosition): string {
  const wait = (place.estimated_wait_time ?? '').trim().replace(/\.$/, '');
  if (hasOffer(place) || wait === '') return '';
  // The server says how long ("After 2 people before you"), not who.
  return /^(after|as soon as) /i.test(wait)
    ? `Your turn comes ${wait.charAt(0).toLowerCase()}${wait.slice(1)}.`
    : `${wait}.`;
}
