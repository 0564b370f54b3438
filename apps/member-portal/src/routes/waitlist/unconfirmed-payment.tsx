import { formatTime, zoneName } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { ClockIcon } from '@detroit-well/ui/icons';
import type { Unconfirmed } from './waitlist-view.ts';

export interface UnconfirmedPaymentProps {
  readonly unconfirmed: Unconfirmed;
  readonly busy: boolean;
  /** Starts another attempt, which replaces the unconfirmed one. */
  readonly onTake: () => void;
}

/** A held seat whose payment still waits for its 3-D Secure challenge, for example after a reload. */
export function UnconfirmedPayment({ unconfirmed, busy, onTake }: UnconfirmedPaymentProps) {
  const { item, until } = unconfirmed;
  const { title } = item.session;
  return (
    <Flash
      tone="note"
      icon={<ClockIcon />}
      title={`Your bank needs to confirm your payment for ${title}.`}
      live={false}
      action={
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          busyLabel="Checking..."
          aria-label={`Start over, ${title}`}
          onClick={onTake}
        >
          Start over
        </Button>
      }
    >
      {`Your spot is held until ${formatTime(until)} ${zoneName(until)}, and nothing is charged before you confirm. Lost the bank's page? Start over with any card: you can't be charged twice.`}
    </Flash>
  );
}
