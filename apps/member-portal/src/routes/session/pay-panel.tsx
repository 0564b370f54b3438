import { useQueryClient } from '@tanstack/react-query';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { ErrorSummary } from '@detroit-well/ui/components/error-summary';
import { Flash } from '@detroit-well/ui/components/flash';
import { Sheet, SheetFoot, SheetSummary } from '@detroit-well/ui/components/sheet';
import { useId } from 'react';
import { AnswerPlace } from '../../answers/answer-place.tsx';
import { CardSection } from '../../paying/card-section.tsx';
import { ConfirmWithBank } from '../../paying/confirm-with-bank.tsx';
import { paymentSummary } from '../../paying/payment-fields.ts';
import { declinedWords } from '../../paying/settle.ts';
import { refreshAfterRegistration } from '../../queries.ts';
import { dateWords } from '../../words/date-words.ts';
import { dollars } from '../../words/money.ts';
import type { NextPayment } from './paying.ts';
import { usePaying, type Paid } from './use-paying.ts';

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
  const form = usePaying(session.registration.public_id, next, (paid) => {
    onPaid(paid);
    refresh();
  });
  const { phase } = form;
  const busy = phase.kind === 'paying';
  const { day, longDate, hours } = dateWords(session);
  return (
    <Sheet
      open
      onClose={() => {
        onClose();
        // After a lost response, the payment may have succeeded.
        if (phase.kind === 'unknown') refresh();
      }}
      title="Pay for this session"
      locked={busy}
      summary={<SheetSummary day={day} title={session.title} detail={`${longDate}, ${hours}`} />}
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
            disabledReason={phase.kind === 'confirm' ? 'Answer your bank first.' : undefined}
          >
            {phase.kind === 'unknown' ? 'Check again' : 'Pay'}
          </Button>
        </SheetFoot>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <AnswerPlace of={phase.kind === 'editing' || busy ? null : phase}>
          {phase.kind === 'refused' ? <Flash tone="bad" title={phase.message} /> : null}
          {phase.kind === 'declined' ? <Flash tone="note" title={declinedWords} /> : null}
          {phase.kind === 'unknown' ? (
            <Flash tone="warn" title="We do not know yet whether this went through.">
              No clear answer came back. Check again: you cannot be charged twice.
            </Flash>
          ) : null}
          {phase.kind === 'confirm' ? (
            <ConfirmWithBank
              amount={phase.held.result.payment?.amount ?? next.amount}
              until="It waits for your answer for 15 minutes. Your place stays yours."
              onAnswer={(approve) => void form.confirm(approve)}
            />
          ) : null}
        </AnswerPlace>
        <ErrorSummary attempt={form.attempt} errors={paymentSummary(formId, form.errors)} />
        <CardSection
          id={formId}
          card={form.card}
          errors={form.errors}
          disabled={busy}
          onChange={form.setCard}
        />
        <Checkbox
          label="Keep this card for the next payments"
          checked={form.saveCard}
          onChange={(event) => form.setSaveCard(event.target.checked)}
        />
      </form>
    </Sheet>
  );
}
