import type { OpenPaymentLink } from '@detroit-well/api-client/contract';
import { savedForRenewals } from '@detroit-well/booking/joining/texts';
import { bookingMessages } from '@detroit-well/booking/messages';
import { confirmFirst } from '@detroit-well/booking/payment-foot';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { heldPlaceText } from '@detroit-well/config/held-place';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { toCents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { useId } from 'react';
import { dollars } from '../../format/money.ts';
import { PaymentForm } from '../../registration/payment-form.tsx';
import '../../registration/registration.css';
import type { LinkEnd } from './link-end.ts';
import type { Done } from './outcomes.tsx';
import { PaySlip } from './pay-slip.tsx';
import { useLinkPayment } from './use-link-payment.ts';

interface PayFormProps {
  readonly token: string;
  readonly link: OpenPaymentLink;
  readonly onDone: (done: Done) => void;
  readonly onEnd: (end: LinkEnd) => void;
}

const whose: Readonly<Record<OpenPaymentLink['pays'], string>> = {
  registration: 'your place in',
  renewal: 'your membership',
  card: 'the card of your membership',
  sale: 'this is for you',
  place: 'your place in',
};

/** What the link asks to pay, and the card that pays it. */
export function PayForm({ token, link, onDone, onEnd }: PayFormProps) {
  const formId = useId();
  const { pays, first_name: firstName, sent_by: sender, title, terms } = link;
  const payment = useLinkPayment({ token, link, onDone, onEnd });
  const { flow } = payment;
  const { amount, state } = flow;
  const busy = isBusy(state);
  const isFree = pays === 'card';
  const isPlace = pays === 'registration' || pays === 'place';
  const what = isPlace ? `${whose[pays]} ${title}` : whose[pays];
  const at = (instant: string) => `${formatMediumDate(instant)}, ${formatTime(instant)}`;
  return (
    <>
      <h1>{firstName ? `${firstName}, ${what}` : what.charAt(0).toUpperCase() + what.slice(1)}</h1>
      <p className="lead">
        {`${sender || 'The studio'} sent you this link on ${at(link.sent_at)}. It works until ${at(link.expires_at)}, and you need no password.`}
      </p>
      <PaySlip link={{ ...link, amount }} label={isFree ? 'Charged today' : 'To pay'} />
      {pays === 'place' ? <p className="sm">{heldText(link)}</p> : null}
      <PaymentForm
        id={formId}
        label="Pay"
        payment={payment}
        due={{ cents: toCents(amount), keeps: terms !== null }}
        held={bookingMessages.nothingChargedYet}
        keeps={terms === null ? 'Your card pays this once, and is not kept.' : savedForRenewals}
      >
        {terms === null ? null : <FormCheckbox name="payment_consent" label={terms} />}
      </PaymentForm>
      <p className="pay-go">
        {state.kind === 'unknown' ? (
          <Button
            variant="signal"
            size="lg"
            full
            slash
            busy={busy}
            busyLabel="Processing..."
            onClick={() => void flow.checkAgain()}
          >
            Check again
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            variant="signal"
            size="lg"
            full
            slash
            busy={busy}
            busyLabel="Processing..."
            disabledReason={state.kind === 'authentication' && !busy ? confirmFirst : undefined}
          >
            {isFree ? 'Store this card' : `Pay ${dollars(amount)}`}
          </Button>
        )}
      </p>
    </>
  );
}

const heldText = ({ held_until: until }: OpenPaymentLink): string =>
  until === null ? 'The place is no longer held. It goes to who pays first.' : heldPlaceText(until);
