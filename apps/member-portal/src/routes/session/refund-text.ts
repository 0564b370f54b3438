import type { Cancellation, RefundPreview } from '@detroit-well/api-client/contract';
import { formatLongDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import { dollars } from '../../format/money.ts';

/** Describes the refund of a cancellation before the member confirms it. */
export function previewText(preview: RefundPreview): string {
  const { paid_amount, refund_amount, full_refund, refund_deadline, open_instalments } = preview;
  const deadline = `${formatLongDate(refund_deadline)}, ${formatTime(refund_deadline)} ${zoneName(refund_deadline)}`;
  const dropped = open_instalments > 0 ? ' Payments that are still open are dropped.' : '';
  if (toCents(paid_amount) === 0) return `You have paid nothing yet, so nothing comes back.${dropped}`;
  if (full_refund)
    return `You get ${dollars(refund_amount)} back, all that you paid. This holds until ${deadline}.${dropped}`;
  return `None of the ${dollars(paid_amount)} you paid is refunded: the full refund ended on ${deadline}.${dropped}`;
}

/** Describes the refund that the server stored, part by part: one part may have arrived while another failed. */
export function refundText({ amount, returned_amount, owed_amount }: Cancellation['refund']): string {
  const [returned, owed] = [toCents(returned_amount), toCents(owed_amount)];
  const onItsWay = toCents(amount) - returned - owed;
  const parts = [
    returned > 0 ? `${formatCents(returned)} went back to your card.` : null,
    onItsWay > 0 ? `${formatCents(onItsWay)} is on its way back to your card.` : null,
    owed > 0
      ? `${formatCents(owed)} is owed to you, but sending it failed. The studio has been notified.`
      : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' ') : 'Nothing was refunded.';
}
