import type { Cancellation, RefundPreview } from '@detroit-well/api-client/contract';
import { formatLongDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import { toCents } from '@detroit-well/pricing';
import { dollars } from '../../words/money.ts';

/** What cancelling now would give back, said before anything is done. */
export function previewWords(preview: RefundPreview): string {
  const { paid_amount, refund_amount, full_refund, refund_deadline, open_instalments } = preview;
  const deadline = `${formatLongDate(refund_deadline)}, ${formatTime(refund_deadline)} ${zoneName(refund_deadline)}`;
  const dropped = open_instalments > 0 ? ' Payments that are still open are dropped.' : '';
  if (toCents(paid_amount) === 0) return `You have paid nothing yet, so nothing comes back.${dropped}`;
  if (full_refund)
    return `You get ${dollars(refund_amount)} back, all that you paid. This holds until ${deadline}.${dropped}`;
  return `Nothing of the ${dollars(paid_amount)} you paid comes back: the full refund ended on ${deadline}.${dropped}`;
}

/** What the studio has stored about the refund. */
export function refundWords({ amount, status }: Cancellation['refund']): string {
  switch (status) {
    case 'succeeded':
      return `${dollars(amount)} went back to your card.`;
    case 'pending':
      return `${dollars(amount)} is on its way back to your card.`;
    case 'failed':
      return `${dollars(amount)} is owed to you, but sending it failed. The studio has been told.`;
    case 'none':
      return 'Nothing was refunded.';
  }
}
