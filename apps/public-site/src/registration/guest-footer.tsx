import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { SheetFoot } from '@detroit-well/ui/components/sheet';
import { priceText } from '@detroit-well/booking/session-view';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';
import type { FormProblem } from './use-guest-registration.ts';

interface GuestFooterProps {
  readonly formId: string;
  readonly problem: FormProblem;
  readonly sending: boolean;
  readonly dueCents: number;
  readonly label: string;
  readonly disabledReason: string | undefined;
}

/** The amount due, the button, and the error of the last attempt beside it. */
export function GuestFooter({ formId, problem, sending, dueCents, label, disabledReason }: GuestFooterProps) {
  return (
    <>
      {sending ? null : <Problem {...problem} />}
      <SheetFoot label="Due today" amount={priceText(dueCents)}>
        <Button
          type="submit"
          form={formId}
          variant="signal"
          full
          slash
          busy={sending}
          busyLabel="Processing..."
          disabledReason={sending ? undefined : disabledReason}
        >
          {label}
        </Button>
      </SheetFoot>
    </>
  );
}

function Problem({ message, details, focus }: FormProblem) {
  if (!message) return null;
  const flash = (
    <Flash tone="bad" title={message}>
      {details}
    </Flash>
  );
  return focus === 'message' ? <FocusOnMount>{flash}</FocusOnMount> : flash;
}
