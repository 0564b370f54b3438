import type { OwnMembership } from '@detroit-well/api-client/contract';
import { bookingMessages } from '@detroit-well/booking/messages';
import { PaymentFoot } from '@detroit-well/booking/payment-foot';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { savedForRenewals } from '@detroit-well/booking/joining/texts';
import { toCents } from '@detroit-well/pricing';
import { Sheet, SheetSummary } from '@detroit-well/ui/components/sheet';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { useId } from 'react';
import { client } from '../../api/client.ts';
import { longDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { PaymentForm } from '../../registration/payment-form.tsx';
import '../../registration/registration.css';
import { cardName } from './card-name.ts';
import { laterPrice } from './later-price.ts';
import { nextTerms } from './next-terms.ts';
import { toldWithNext, type Told } from './told.ts';
import { useMembershipPayment } from './use-membership-payment.ts';

interface CardPanelProps {
  readonly membership: OwnMembership;
  readonly onClose: () => void;
  readonly onChanged: (told: Told) => void;
}

/** Changes the card of a membership: a saved one, or a new one. Nothing is charged. */
export function CardPanel({ membership, onClose, onChanged }: CardPanelProps) {
  const formId = useId();
  const { id, card: before } = membership;
  const on = membership.next_payment_on ?? membership.paid_until;
  const { price, period } = nextTerms(membership);
  const payment = useMembershipPayment({
    name: `card-${id}`,
    amount: '0.00',
    values: { plan_id: '', version_id: '' },
    send: async (_values, payment_method_id, idempotencyKey) => {
      const body = { payment_method_id, payment_consent: true as const };
      const changed = await client.memberships.changeCard({ params: { id }, body }, { idempotencyKey });
      return { ...changed, payment: null };
    },
    isPaid: ({ id: one, card }) => one === id && card?.payment_method_id !== before?.payment_method_id,
    onDone: ({ membership: after }) => {
      const name = after.card ? cardName(after.card) : 'Your card';
      onChanged(toldWithNext(`${name} pays your membership from now on.`, after.next_payment_on));
    },
  });
  const { flow } = payment;
  return (
    <Sheet
      open
      onClose={onClose}
      title="Card of your membership"
      locked={isBusy(flow.state)}
      summary={
        <SheetSummary
          day={dollars(price)}
          title={before ? `Now ${cardName(before)}` : 'No card'}
          detail={on ? `Next on ${longDay(on)}` : ''}
        />
      }
      footer={
        <PaymentFoot formId={formId} flow={flow} label="Due today" amount="Nothing">
          {before ? 'Change card' : 'Store card'}
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
          label={`I agree that this card is charged $${price}${on ? ` on ${longDay(on)}` : ''} and every ${period} from then on${laterPrice(membership)}, until I cancel.`}
        />
      </PaymentForm>
    </Sheet>
  );
}
