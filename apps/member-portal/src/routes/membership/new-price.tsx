import type { OwnMembership } from '@detroit-well/api-client/contract';
import { addDays } from '@detroit-well/config/studio-time';
import { toCents } from '@detroit-well/pricing';
import { Flash } from '@detroit-well/ui/components/flash';
import { longDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';

/** A price that was announced: from when it counts, and until when the member can leave before it. */
export function NewPrice({ membership }: { membership: OwnMembership }) {
  const {
    new_price: price,
    price_changes_on: from,
    next_payment_on: next,
    next_amount,
    price: paid,
  } = membership;
  const before = from === next ? paid : next_amount;
  if (price === null || from === null || before === null) return null;
  if (toCents(price) < toCents(before))
    return (
      <Flash tone="ok" title={`The price goes down from ${dollars(before)} to ${dollars(price)}.`}>
        {`You pay it from ${longDay(from)} on.`}
      </Flash>
    );
  return (
    <Flash tone="warn" title={`The price goes from ${dollars(before)} to ${dollars(price)}.`}>
      {`For you from ${longDay(from)} on. ${
        next !== null && next < from ? `Your payment on ${longDay(next)} is still ${dollars(before)}. ` : ''
      }If you do not want it, cancel by ${longDay(addDays(from, -1))}.`}
    </Flash>
  );
}
