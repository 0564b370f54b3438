import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { Suspense, lazy, useState } from 'react';
import { mediumDay } from '../../words/day.ts';
import { dollars } from '../../words/money.ts';
import { nextPayment } from './paying.ts';

// The card form comes when somebody wants to pay.
const loadPanel = () => import('./pay-panel.tsx');
const PayPanel = lazy(async () => ({ default: (await loadPanel()).PayPanel }));

/** The way to pay what is still open; nothing where nothing is. */
export function PayNow({
  session,
  onPaid,
}: {
  session: RegisteredSessionDetail;
  onPaid: (amount: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const next = nextPayment(session.registration);
  if (!next) return null;
  return (
    <div className="rs__pay">
      <Button
        variant="signal"
        full
        slash
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadPanel()}
      >
        Pay {dollars(next.amount)} now
      </Button>
      {next.dueOn ? <p className="sm muted">Due on {mediumDay(next.dueOn)}.</p> : null}
      {open ? (
        <Suspense fallback={null}>
          <PayPanel
            session={session}
            amount={next.amount}
            onClose={() => setOpen(false)}
            onPaid={() => {
              setOpen(false);
              onPaid(next.amount);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
