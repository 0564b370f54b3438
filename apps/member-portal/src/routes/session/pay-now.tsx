import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { Suspense, lazy, useState } from 'react';
import { mediumDay } from '../../words/day.ts';
import { dollars } from '../../words/money.ts';
import { nextPayment, type NextPayment } from './paying.ts';
import type { Paid } from './use-paying.ts';

// The card form comes when somebody wants to pay.
const loadPanel = () => import('./pay-panel.tsx');
const PayPanel = lazy(async () => ({ default: (await loadPanel()).PayPanel }));

/** The way to pay what is still open; nothing where nothing is. */
export function PayNow({
  session,
  onPaid,
}: {
  session: RegisteredSessionDetail;
  onPaid: (paid: Paid) => void;
}) {
  // As it was when the button named it: a page that refreshes itself meanwhile must not change what is paid.
  const [paying, setPaying] = useState<NextPayment | null>(null);
  const next = paying ?? nextPayment(session.registration);
  if (!next) return null;
  return (
    <div className="rs__pay">
      <Button
        variant="signal"
        full
        slash
        onClick={() => setPaying(next)}
        onPointerEnter={() => void loadPanel()}
      >
        Pay {dollars(next.amount)} now
      </Button>
      {next.dueOn ? <p className="sm muted">Due on {mediumDay(next.dueOn)}.</p> : null}
      {paying ? (
        <Suspense fallback={null}>
          <PayPanel
            session={session}
            next={paying}
            onClose={() => setPaying(null)}
            onPaid={(paid) => {
              setPaying(null);
              onPaid(paid);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
