import type { Session } from '@detroit-well/api-client/contract';
import { meetingsText, meetingWord } from '@detroit-well/config/studio-time';
import { formatCents, priceEachLabel, toCents, type RatedPrice } from '@detroit-well/pricing';
import type { PriceNoteProps } from '@detroit-well/ui/patterns/price-note';

/** The meetings that the price of a session buys, and the price of one meeting of a course. */
export function priceNote(
  { meetings }: Pick<Session, 'meetings'>,
  { cents }: RatedPrice,
): Pick<PriceNoteProps, 'buys' | 'each'> {
  const each = priceEachLabel(cents, meetings.length, meetingWord(meetings));
  return { buys: meetingsText(meetings), each: each === '' ? undefined : each };
}

/** The rate of members for a person who pays the public one; undefined where both are the same. */
export function membersRate(
  { price_member }: Pick<Session, 'price_member'>,
  { cents, rate }: RatedPrice,
): string | undefined {
  const member = toCents(price_member);
  return rate === 'public' && member < cents ? `Members ${formatCents(member)}` : undefined;
}

/** The explanation of the member rate, for people who do not know it. */
export const memberRateHelp =
  'The member rate is for people with an active membership on the day of the first meeting.';
