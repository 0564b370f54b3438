import { loadPaymentProvider, runChallenge } from '@detroit-well/booking/payment-provider';
import { formatCents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Suspense, use, useState } from 'react';
import { client } from '../api/client.ts';

interface BankAsksProps {
  readonly secret: string;
  readonly cents: number;
  readonly firstName: string;
  /** The person answered. */
  readonly onDone: () => void;
  readonly onStop: () => void;
}

/** The bank asks the owner of a keyed card to confirm. Nothing is charged before. */
export const BankAsks = (props: BankAsksProps) => (
  <>
    <Flash tone="note" title={`The bank asks ${props.firstName}.`}>
      Turn the screen, or let them confirm in the app of their bank. Nothing is charged before.
    </Flash>
    <div className="sell-go">
      <span>Waiting for the bank</span>
      <span className="num">{formatCents(props.cents)}</span>
      <Suspense fallback={null}>
        <Buttons {...props} />
      </Suspense>
    </div>
  </>
);

function Buttons({ secret, onDone, onStop }: BankAsksProps) {
  const provider = use(loadPaymentProvider(client));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async (approve: boolean): Promise<void> => {
    setBusy(true);
    setProblem(await runChallenge(client, provider, secret, approve).catch(() => lost));
    setBusy(false);
    // Only the server knows what the bank decided.
    onDone();
  };
  return (
    <>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <Button
        variant="signal"
        slash
        busy={busy}
        busyLabel="Asking the bank..."
        onClick={() => void answer(true)}
      >
        Confirm with the bank
      </Button>
      {provider?.kind === 'sandbox' ? (
        <Button variant="line" disabled={busy} onClick={() => void answer(false)}>
          Decline
        </Button>
      ) : null}
      <Button variant="line" disabled={busy} onClick={onStop}>
        Stop, take it another way
      </Button>
    </>
  );
}

const lost = 'The answer of the bank did not arrive. Press again: nothing is charged twice.';
