import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { dollars } from '../words/money.ts';

export interface ConfirmWithBankProps {
  /** The amount of the payment, as a wire amount. */
  readonly amount: string;
  /** Explains what is held or open for the 15 minutes in which the payment can be confirmed. */
  readonly until: string;
  readonly onAnswer: (approve: boolean) => void;
}

/** The 3-D Secure challenge of the sandbox provider: the card holder confirms or rejects the payment. */
export function ConfirmWithBank({ amount, until, onAnswer }: ConfirmWithBankProps) {
  return (
    <Flash tone="note" title={`Your bank asks you to confirm ${dollars(amount)}.`}>
      {until}{' '}
      <span className="panel__answers">
        <Button size="sm" onClick={() => onAnswer(true)}>
          Confirm payment
        </Button>{' '}
        <Button size="sm" variant="line" onClick={() => onAnswer(false)}>
          Decline
        </Button>
      </span>
    </Flash>
  );
}
