import type { OfficePaymentDetail } from '@detroit-well/api-client';
import { formatMediumDate, formatMediumDay, formatTime } from '@detroit-well/config/studio-time';
import { exactDollars } from '../../format/dollars.ts';
import { methodText, paymentState } from '../../money/payment-texts.ts';

const inPayout = 'In a payout to the bank';

/** What happened to a payment, in order. */
export function PaymentSteps({ payment }: { payment: OfficePaymentDetail }) {
  const { refunds, payout_on: payoutOn, method, status } = payment;
  const isAwaited = payoutOn === null && method === 'card' && status === 'succeeded';
  return (
    <section aria-labelledby="how-it-went">
      <div className="sub">
        <h2 id="how-it-went">How it went</h2>
      </div>
      <ol className="log">
        <Step at={payment.at} text={stepText(payment)} note={payment.reason} />
        {refunds.map((refund) => (
          <Step key={refund.id} at={refund.at} text={stepText(refund)} note={refund.reason} />
        ))}
        {payoutOn === null ? null : (
          <li>
            <time>{formatMediumDay(payoutOn)}</time>
            <div>{inPayout}</div>
          </li>
        )}
        {isAwaited ? (
          <li>
            <span className="muted">Later</span>
            <div className="muted">{inPayout}</div>
          </li>
        ) : null}
      </ol>
    </section>
  );
}

const Step = ({ at, text, note }: { at: string; text: string; note: string | null }) => (
  <li>
    <time dateTime={at}>{`${formatMediumDate(at)}, ${formatTime(at)}`}</time>
    <div>
      <span>{text}</span>
      {note ? <small>{note}</small> : null}
    </div>
  </li>
);

type Entry = OfficePaymentDetail['refunds'][number];

/** `$30.00, Back in cash, by Dana Pruitt` */
function stepText(entry: Entry): string {
  const { actor_name: name, amount, status } = entry;
  const state = status === 'succeeded' ? '' : `. ${paymentState(entry).text}`;
  return `${exactDollars(amount)}, ${methodText(entry)}${name ? `, by ${name}` : ''}${state}`;
}
