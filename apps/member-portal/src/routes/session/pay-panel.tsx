import { useQueryClient } from '@tanstack/react-query';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { formatLongDate, formatTimeRange } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Checkbox } from '@detroit-well/ui/components/checkbox';
import { Flash } from '@detroit-well/ui/components/flash';
import { Sheet, SheetFoot, SheetSummary } from '@detroit-well/ui/components/sheet';
import { useId } from 'react';
import { CardSection } from '../../paying/card-section.tsx';
import { ConfirmWithBank } from '../../paying/confirm-with-bank.tsx';
import { refreshAfterRegistration } from '../../queries.ts';
import { dollars } from '../../words/money.ts';
import { usePaying } from './use-paying.ts';

export interface PayPanelProps {
  readonly session: RegisteredSessionDetail;
  /** Wire amount of what is paid. */
  readonly amount: string;
  readonly onClose: () => void;
}

/** Pays the next open instalment of a registration. */
export function PayPanel({ session, amount, onClose }: PayPanelProps) {
  const queries = useQueryClient();
  const formId = useId();
  const form = usePaying(session.registration.public_id, amount, () => {
    onClose();
    void refreshAfterRegistration(queries);
  });
  const { phase } = form;
  const busy = phase.kind === 'paying';
  const [weekday = '', monthAndDay = ''] = formatLongDate(session.start_datetime).split(', ');
  const [, day = ''] = monthAndDay.split(' ');
  return (
    <Sheet
      open
      onClose={onClose}
      title="Pay for this session"
      locked={busy}
      summary={
        <SheetSummary
          day={day}
          title={session.title}
          detail={`${weekday}, ${formatTimeRange(session.start_datetime, session.end_datetime)}`}
        />
      }
      footer={
        <SheetFoot label="Due today" amount={dollars(amount)}>
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
        {phase.kind === 'refused' ? <Flash tone="bad" title={phase.message} /> : null}
        {phase.kind === 'unknown' ? (
          <Flash tone="warn" title="We do not know yet whether this went through.">
            The answer was lost on the way. Check again: you cannot be charged twice.
          </Flash>
        ) : null}
        {phase.kind === 'confirm' ? (
          <ConfirmWithBank amount={amount} onAnswer={(approve) => void form.confirm(approve)} />
        ) : null}
        <CardSection card={form.card} errors={form.errors} disabled={busy} onChange={form.setCard} />
        <Checkbox
          label="Keep this card for the next payments"
          checked={form.saveCard}
          onChange={(event) => form.setSaveCard(event.target.checked)}
        />
      </form>
    </Sheet>
  );
}
