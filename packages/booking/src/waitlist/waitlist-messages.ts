import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { formatLongDate, formatTime, zoneName } from '@detroit-well/config/studio-time';

type OfferFields = Pick<WaitlistEntry, 'status' | 'offer_expires_at'>;
type PositionFields = OfferFields & Pick<WaitlistEntry, 'position'>;
type EstimateFields = OfferFields & Pick<WaitlistEntry, 'estimated_wait_time'>;

const heldUntil = ({ status, offer_expires_at }: OfferFields): string | null =>
  status === 'offered' ? offer_expires_at : null;

/** `Sunday, March 15, 2026, 1:40 AM EDT` */
export const deadlineText = (at: string): string =>
  `${formatLongDate(at)}, ${formatTime(at)} ${zoneName(at)}`;

/** `You are number 3 on the waitlist.`, or until when a spot is held. */
export function waitlistPosition(entry: PositionFields): string {
  const until = heldUntil(entry);
  if (until !== null) return `A spot is held for you until ${deadlineText(until)}.`;
  const { position } = entry;
  return position > 0 ? `You are number ${position} on the waitlist.` : 'You are on the waitlist.';
}

/** The estimated wait as a full sentence; empty when a spot is already held. */
export function waitlistTurn(entry: EstimateFields): string {
  const wait = (entry.estimated_wait_time ?? '').trim().replace(/\.$/, '');
  if (heldUntil(entry) !== null || wait === '') return '';
  // The server says how long ("After 2 people before you"), not who.
  return /^(after|as soon as) /i.test(wait)
    ? `Your turn comes ${wait.charAt(0).toLowerCase()}${wait.slice(1)}.`
    : `${wait}.`;
}
