import type { Cancellation, RefundPreview } from '@detroit-well/api-client/contract';
import { studio } from '@detroit-well/config/studio';
import { serverNow } from '@detroit-well/config/server-clock';
import {
  formatLongDate,
  formatLongDay,
  formatTime,
  studioDay,
  zoneName,
} from '@detroit-well/config/studio-time';
import { formatCents, toCents } from '@detroit-well/pricing';
import { dollars } from '../../format/money.ts';

/** Describes the refund of a cancellation before the member confirms it. */
export function previewText(preview: RefundPreview, today: string = studioDay(serverNow())): string {
  const { paid_amount, refund_amount, full_refund, refund_deadline, open_instalments } = preview;
  const { pass_credit, included_session } = preview;
  const deadline = `${formatLongDate(refund_deadline)}, ${formatTime(refund_deadline)} ${zoneName(refund_deadline)}`;
  const dropped = open_instalments > 0 ? ' Payments that are still open are dropped.' : '';
  if (pass_credit?.returns && pass_credit.expires_on < today)
    return 'The credit of your pass would come back after its last day, so you could not use it again.';
  if (included_session?.returns && included_session.expires_on < today)
    return 'Your included session would come back after its last day, so you could not use it again.';
  if (pass_credit)
    return pass_credit.returns
      ? `The credit of your pass comes back, and pays until ${formatLongDay(pass_credit.expires_on)}. This holds until ${deadline}.`
      : `The credit of your pass does not come back: that ended on ${deadline}.`;
  if (included_session)
    return included_session.returns
      ? `Your included session comes back. You can use it until ${formatLongDay(included_session.expires_on)}. This holds until ${deadline}.`
      : `The included session of your membership does not come back: that ended on ${deadline}.`;
  if (toCents(paid_amount) === 0) return `You have paid nothing yet, so nothing comes back.${dropped}`;
  if (full_refund)
    return `You get ${dollars(refund_amount)} back, all that you paid. This holds until ${deadline}.${dropped}`;
  return `None of the ${dollars(paid_amount)} you paid is refunded: the full refund ended on ${deadline}.${dropped}`;
}

/** Describes the refund that the server stored, part by part: one part may have arrived while another failed. */
export function refundText({ owed_amount, parts }: Cancellation['refund']): string {
  const owed = toCents(owed_amount);
  const sentences = parts.flatMap(({ to, amount, returned_amount }) => {
    const returned = toCents(returned_amount);
    // Only a part to a card can be owed.
    const open = toCents(amount) - returned - (to === 'card' ? owed : 0);
    return [
      ...(returned > 0 ? [`${formatCents(returned)} ${returnedTexts[to]}`] : []),
      ...(open > 0 ? [`${formatCents(open)} ${openTexts[to]}`] : []),
    ];
  });
  if (owed > 0)
    sentences.push(
      `${formatCents(owed)} is owed to you, but sending it failed. The studio has been notified.`,
    );
  return sentences.length > 0 ? sentences.join(' ') : 'Nothing was refunded.';
}

type To = Cancellation['refund']['parts'][number]['to'];
const returnedTexts: Readonly<Record<To, string>> = {
  card: 'went back to your card.',
  credit: 'went back to your studio credit.',
  cash: 'was handed out to you in cash.',
};
const openTexts: Readonly<Record<To, string>> = {
  card: 'is on its way back to your card.',
  credit: 'is on its way back to your studio credit.',
  cash: `that you paid in cash is yours again. ${studio.cashNote}`,
};
