import { sessionDay, studioDay } from '@detroit-well/config/studio-time';
import { planOptions, refundTerms } from '@detroit-well/pricing';
import type { PriceBoxProps } from '@detroit-well/ui/patterns/price-box';
import type { SessionSummary } from './session-view.ts';

/** The payment options and refund terms; empty for a free session. */
export function priceNotes(
  session: SessionSummary,
  cents: number,
  now: string,
): NonNullable<PriceBoxProps['notes']> {
  if (cents === 0) return [];
  const days = { today: studioDay(now), sessionDay: sessionDay(session.start_datetime, now) };
  const counts = planOptions(cents, days)
    .filter(({ offered, instalments }) => offered && instalments.length > 1)
    .map(({ instalments }) => instalments.length);
  const text =
    counts.length > 0 ? `Pay in full, or in ${counts.join(' or ')} payments.` : 'One payment today.';
  return [
    { icon: 'payment', text },
    { icon: 'refund', text: refundTerms() },
  ];
}
