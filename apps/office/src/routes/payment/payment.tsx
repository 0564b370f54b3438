import type { OfficePaymentDetail } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatFullDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paymentQuery } from '../../api/money-queries.ts';
import { dollars, exactDollars } from '../../format/dollars.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { paidForText, paymentState, signedAmount } from '../../money/payment-texts.ts';
import { usePaymentAction } from '../../money/use-payment-action.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { GivenBack } from './given-back.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentSteps } from './payment-steps.tsx';
import { ReceiptActions } from '../../money/receipt-actions.tsx';

/** One payment or refund: what it was, what went back and still can, and how it went. */
export function Screen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(paymentQuery(id));
  if (data) return <Payment key={id} payment={data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function Payment({ payment }: { payment: OfficePaymentDetail }) {
  const { at, kind, left, person_id: personId, person_name: name } = payment;
  const title = kind === 'refund' ? `Refund of ${paidForText(payment)}` : paidForText(payment);
  useScreen(title);
  const { act, dialog } = usePaymentAction();
  const action = act(payment);
  const { tone, text } = paymentState(payment);
  useShortcuts(action ? [{ keys: 'f', label: action.label, run: action.run }] : []);
  return (
    <>
      <div className="pay-head">
        <span className="num">{signedAmount(payment).replace('.00', '')}</span>
        <hgroup>
          <h1>{title}</h1>
          <p>
            {personId === null ? <span>{name}</span> : <a href={paths.office.person(personId)}>{name}</a>}
            <span>{`, ${formatFullDate(at)}, ${formatTime(at)}`}</span>
            <Status tone={tone}>{text}</Status>
          </p>
        </hgroup>
        <div className="acts">
          {hasReceipt(payment) ? <ReceiptActions id={payment.id} /> : null}
          {action ? (
            <Button
              size="xs"
              variant={kind === 'charge' && left !== '0.00' ? 'danger' : 'line'}
              onClick={action.run}
            >
              {left === '0.00' ? action.label : `${action.label}, up to ${exactDollars(left)}`}
            </Button>
          ) : null}
        </div>
      </div>
      <div className="pay-grid">
        {kind === 'charge' ? <GivenBack payment={payment} /> : <OfRefund payment={payment} />}
        <PaymentSteps payment={payment} />
        <PaymentFacts payment={payment} />
      </div>
      {dialog}
    </>
  );
}

/** What is no money has none. */
const hasReceipt = ({ kind, status, method }: OfficePaymentDetail): boolean =>
  kind === 'charge' && status === 'succeeded' && ['card', 'cash', 'credit'].includes(method);

/** The payment that a refund gives back. */
const OfRefund = ({
  payment: { refund_of_id: id, amount, person_name: name },
}: {
  payment: OfficePaymentDetail;
}) => (
  <section aria-labelledby="refund-of">
    <div className="sub">
      <h2 id="refund-of">Refund</h2>
    </div>
    <p className="muted">{`${dollars(amount)} went back to ${name}.`}</p>
    {id === null ? null : <a href={paths.office.payment(id)}>The payment that it belongs to</a>}
  </section>
);
