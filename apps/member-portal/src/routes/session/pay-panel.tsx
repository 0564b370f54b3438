import { useQueryClient } from '@tanstack/react-query';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { useEffect, useEffectEvent, useId } from 'react';
import { PaymentFoot, PaymentForm } from '../../registration/payment-form.tsx';
import { refreshAfterRegistration } from '../../api/queries.ts';
import { dollars } from '../../format/money.ts';
import type { NextPayment } from './next-payment.ts';
import { useInstalmentPayment, type Paid } from './use-instalment-payment.ts';

export interface PayPanelProps {
  readonly session: RegisteredSessionDetail;
  readonly next: NextPayment;
  readonly onClose: () => void;
  readonly onPaid: (paid: Paid) => void;
}

/** Pays one open instalment of a registration. */
export function PayPanel({ session, next, onClose, onPaid }: PayPanelProps) {
  const queries = useQueryClient();
  const formId = useId();
  const refresh = () => void refreshAfterRegistration(queries);
  const payment = useInstalmentPayment(session.registration.public_id, next, (paid) => {
    onPaid(paid);
    refresh();
  });
  const { state } = payment.flow;
  const leave = useEffectEvent(() => {
    // After a lost response, the payment may have succeeded.
    if (state.kind === 'unknown' || state.kind === 'authentication') refresh();
  });
  useEffect(() => () => leave(), []);
  return (
    <Sheet
      open
      onClose={onClose}
      title="Pay for this session"
      locked={isBusy(state)}
      summary={<SessionPanelSummary session={session} />}
      footer={
        <PaymentFoot formId={formId} flow={payment.flow} label="To pay" amount={dollars(next.amount)}>
          Pay
        </PaymentFoot>
      }
    >
      <PaymentForm
        id={formId}
        payment={payment}
        held="The bank waits for 15 minutes. Your spot stays yours."
      />
    </Sheet>
  );
}
