import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { Suspense, lazy, useState } from 'react';
import { mediumDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { nextPayment, type NextPayment } from './next-payment.ts';
import type { Paid } from './use-instalment-payment.ts';

// The card form loads when the member wants to pay.
const loadPanel = () => import('./pay-panel.tsx');
const PayPanel = lazy(async () => ({ default: (await loadPanel()).PayPanel }));

/** The button that pays the open amount; nothing when everything is paid. */
export function PayNow({
  session,
  onPaid,
}: {
  session: RegisteredSessionDetail;
  onPaid: (paid: Paid) => void;
}) {
  // The payment as the pressed button named it: a background refresh of the page must not change the amount.
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
