import type { OfficePaymentDetail } from '@detroit-well/api-client';
import { formatMediumDate } from '@detroit-well/config/studio-time';
import { exactDollars } from '../../format/dollars.ts';
import { methodText, paymentState } from '../../money/payment-texts.ts';
import { Slip, type SlipRow } from '../../money/slip.tsx';

/** What was paid, each part that went back, and what still can. */
export function GivenBack({ payment }: { payment: OfficePaymentDetail }) {
  const { amount, at, left, refunds } = payment;
  const rows: SlipRow[] = [
    { label: 'Paid', note: `${methodText(payment)}, ${formatMediumDate(at)}`, value: exactDollars(amount) },
    ...refunds.map((refund): SlipRow => ({
      label: methodText(refund),
      note: noteOf(refund),
      value: `−${exactDollars(refund.amount)}`,
      kind: refund.status === 'failed' || refund.status === 'cancelled' ? 'wait' : 'minus',
    })),
    { label: 'Can still go back', value: exactDollars(left), kind: 'sum' },
  ];
  return (
    <section aria-labelledby="given-back">
      <div className="sub">
        <h2 id="given-back">Given back</h2>
      </div>
      {payment.status === 'succeeded' ? <Slip rows={rows} /> : <p className="muted">Nothing was paid.</p>}
    </section>
  );
}

/** `Dana Pruitt, Mar 12, 2026: one Sunday missed` */
function noteOf(refund: OfficePaymentDetail['refunds'][number]): string {
  const { actor_name: name, at, reason, status } = refund;
  const who = [name, formatMediumDate(at)].filter(Boolean).join(', ');
  const state = status === 'succeeded' ? '' : `. ${paymentState(refund).text}`;
  return `${who}${reason ? `: ${reason}` : ''}${state}`;
}
