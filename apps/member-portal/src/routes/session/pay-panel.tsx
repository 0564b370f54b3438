import { bookingMessages } from '@detroit-well/booking/messages';
import { useQueryClient } from '@tanstack/react-query';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { CardSection } from '@detroit-well/booking/card-section';
import { isBusy } from '@detroit-well/booking/payment-flow/state';
import { SessionPanelSummary } from '@detroit-well/booking/session-panel-summary';
import { Button } from '@detroit-well/ui/components/button';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { ErrorSummary } from '@detroit-well/ui/components/error-summary';
import { Sheet, SheetFoot } from '@detroit-well/ui/components/sheet';
import { useId } from 'react';
import { paymentSummary } from '../../registration/payment-fields.ts';
import { refreshAfterRegistration } from '../../api/queries.ts';
import { PanelMessage } from '../../registration/panel-message.tsx';
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
  const form = useInstalmentPayment(session.registration.public_id, next, (paid) => {
    onPaid(paid);
    refresh();
  });
  const { state } = form;
  const busy = isBusy(state);
  // While an outcome is open, the same request is repeated, so its card must not change.
  const open = state.kind === 'unknown' || state.kind === 'authentication';
  return (
    <Sheet
      open
      onClose={() => {
        onClose();
        // After a lost response, the payment may have succeeded.
        if (open) refresh();
      }}
      title="Pay for this session"
      locked={busy}
      summary={<SessionPanelSummary session={session} />}
      footer={
        <SheetFoot label="To pay" amount={dollars(next.amount)}>
          <Button
            type="submit"
            form={formId}
            variant="signal"
            full
            slash
            busy={busy}
            busyLabel="Processing..."
            disabledReason={
              state.kind === 'authentication' && !busy ? bookingMessages.confirmFirst : undefined
            }
          >
            {state.kind === 'unknown' ? 'Check again' : 'Pay'}
          </Button>
        </SheetFoot>
      }
    >
      <form
        id={formId}
        noValidate
        aria-busy={busy || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <PanelMessage
          state={state}
          problem={form.problem}
          provider={form.card.provider}
          held="The bank waits for 15 minutes. Your spot stays yours."
          onClose={form.clearMessage}
          onAuthenticate={(approve) => void form.authenticate(approve)}
          onAnotherCard={form.payWithAnotherCard}
        />
        <ErrorSummary attempt={form.attempt} errors={paymentSummary(formId, form.errors)} />
        <fieldset className="panel__fields" disabled={busy || open}>
          <CardSection id={formId} entry={form.card} disabled={busy || open} />
          {form.card.savedCard ? null : (
            <Checkbox
              label={bookingMessages.keepCard}
              checked={form.saveCard}
              onChange={(event) => form.setSaveCard(event.target.checked)}
            />
          )}
        </fieldset>
      </form>
    </Sheet>
  );
}
