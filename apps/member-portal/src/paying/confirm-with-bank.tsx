import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { dollars } from '../words/money.ts';

export interface ConfirmWithBankProps {
  /** What the bank asks about, as a wire amount. */
  readonly amount: string;
  /** What the 15 minutes are about that the question stays open. */
  readonly until: string;
  readonly onAnswer: (approve: boolean) => void;
}

/** The sandbox's stand-in for the bank's own page: the card holder says yes or no. */
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
