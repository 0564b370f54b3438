import type { OwnMembership } from '@detroit-well/api-client/contract';
import { Flash } from '@detroit-well/ui/components/flash';
import { longDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { cardName } from './card-name.ts';
import { nextTerms } from './next-terms.ts';

/** A card that ends before the next payment. */
export function EndingCard({ membership }: { membership: OwnMembership }) {
  const { card, card_ends_on: endsOn, next_payment_on: next } = membership;
  if (card === null || endsOn === null || next === null) return null;
  return (
    <Flash tone="warn" title="Your card ends before the next payment.">
      {`${cardName(card)} ends on ${longDay(endsOn)}, and ${dollars(nextTerms(membership).price)} is due on ${longDay(next)}. If your bank does not give us the new card, change it here.`}
    </Flash>
  );
}
