import type { OwnMembership } from '@detroit-well/api-client/contract';
import { bookingMessages } from '@detroit-well/booking/messages';
import { PaymentFoot } from '@detroit-well/booking/payment-foot';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { toCents } from '@detroit-well/pricing';
import { Sheet, SheetSummary } from '@detroit-well/ui/components/sheet';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { useId } from 'react';
import { client } from '../../api/client.ts';
import { longDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { PaymentForm } from '../../registration/payment-form.tsx';
import '../../registration/registration.css';
import { laterPrice } from './later-price.ts';
import { nextTerms } from './next-terms.ts';
import { savedForRenewals } from '@detroit-well/booking/joining/texts';
import { toldWithNext, type Told } from './told.ts';
import { useMembershipPayment } from './use-membership-payment.ts';

interface PayPanelProps {
  readonly membership: OwnMembership;
  readonly onClose: () => void;
  readonly onPaid: (told: Told) => void;
}

/** Pays a renewal that was declined, or brings back a membership that expired. */
export function PayPanel({ membership, onClose, onPaid }: PayPanelProps) {
  const formId = useId();
  const { id, state, paid_until: before } = membership;
  const { name, price, period } = nextTerms(membership);
  const payment = useMembershipPayment({
    name: id,
    amount: price,
    values: { plan_id: '', version_id: '' },
    send: (_values, payment_method_id, idempotencyKey) =>
      client.memberships.pay(
        { params: { id }, body: { payment_method_id, payment_consent: true } },
        { idempotencyKey },
      ),
    isPaid: (one) => one.id === id && one.state === 'active' && one.paid_until !== before,
    onDone: ({ membership: after }) => {
      const next = after.next_payment_on;
      onPaid(toldWithNext(`${dollars(price)} is paid.`, next));
    },
  });
  const { flow } = payment;
  return (
    <Sheet
      open
      onClose={onClose}
      title="Pay for your membership"
      locked={isBusy(flow.state)}
      summary={
        <SheetSummary
          day={dollars(price)}
          title={name}
          detail={state === 'expired' ? 'Begins again today' : `From ${longDay(before ?? '')}`}
        />
      }
      footer={
        <PaymentFoot formId={formId} flow={flow} label="To pay" amount={dollars(price)}>
          Pay
        </PaymentFoot>
      }
    >
      <PaymentForm
        id={formId}
        payment={payment}
        due={{ cents: toCents(price), keeps: true }}
        held={bookingMessages.nothingChargedYet}
        keeps={savedForRenewals}
      >
        <FormCheckbox
          name="payment_consent"
          label={`I agree to be charged $${price} now and every ${period} from then on${laterPrice(membership)}, until I cancel.`}
        />
      </PaymentForm>
    </Sheet>
  );
}
