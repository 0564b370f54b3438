import type { WaitlistEntry } from '@detroit-well/api-client/contract';
import { formatLongDate, formatTime, zoneName } from '@detroit-well/config/studio-time';

type Standing = Pick<WaitlistEntry, 'status' | 'position' | 'offer_expires_at' | 'estimated_wait_time'>;

/** Where somebody stands in the line for a session. */
export function standing({ status, position, offer_expires_at }: Standing): string {
  if (status === 'offered' && offer_expires_at) {
    const until = `${formatLongDate(offer_expires_at)}, ${formatTime(offer_expires_at)} ${zoneName(offer_expires_at)}`;
    return `A place is kept for you until ${until}.`;
  }
  return position > 0 ? `You are number ${position} in line.` : 'You are in line.';
}

/** When it is their turn, as a whole sentence; nothing where a place is offered already, because that says it. */
export function turn({ status, estimated_wait_time }: Standing): string {
  const wait = (estimated_wait_time ?? '').trim().replace(/\.$/, '');
  if (status === 'offered' || wait === '') return '';
  // The server tells how long ("After 2 people before you"), not who.
  return /^(after|as soon as) /i.test(wait)
    ? `Your turn comes ${wait.charAt(0).toLowerCase()}${wait.slice(1)}.`
    : `${wait}.`;
}
