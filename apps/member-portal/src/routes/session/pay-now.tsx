import { loadFile } from '@detroit-well/ui/load-file';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { laterPlanChoices } from '@detroit-well/booking/plans';
import { Button } from '@detroit-well/ui/components/button';
import { useLayer } from '@detroit-well/ui/layer';
import { Suspense, lazy } from 'react';
import { mediumDay } from '../../format/day.ts';
import { dollars } from '../../format/money.ts';
import { isPast } from '../../format/overdue.ts';
import { nextPayment, type NextPayment } from './next-payment.ts';
import type { Paid } from './use-instalment-payment.ts';

// The card form loads when the member wants to pay.
const loadPanel = () => import('./pay-panel.tsx');
const PayPanel = lazy(async () => ({ default: (await loadFile(loadPanel)).PayPanel }));

const payQuery = 'pay=1';

/** The page's own URL: the query has opened the panel, and a reload after the payment must not open it again. */
function withoutPay(): { open: string; below: string } {
  const url = new URL(location.href);
  url.searchParams.delete('pay');
  return { open: url.href, below: url.href };
}

/** The button that pays the open amount; nothing when everything is paid. */
export function PayNow({
  session,
  now,
  onPaid,
}: {
  session: RegisteredSessionDetail;
  now: Date;
  onPaid: (paid: Paid) => void;
}) {
  // The payment as the pressed button named it: a background refresh of the page must not change the amount.
  const panel = useLayer<NextPayment>('pay', {
    addresses: withoutPay,
    named: () => (location.search.includes(payQuery) ? nextPayment(session.registration) : null),
  });
  const paying = panel.shown;
  const next = paying ?? nextPayment(session.registration);
  if (!next) return null;
  const offersPlans = laterPlanChoices(session.registration, session.start_datetime, now).length > 1;
  return (
    <div className="rs__pay">
      <Button
        variant="signal"
        full
        slash
        onClick={() => panel.open(next)}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        {`Pay ${dollars(next.amount)} now`}
      </Button>
      {next.dueOn ? (
        <p className="sm muted">
          <span>{`${isPast(next.dueOn, now) ? 'Overdue since' : 'Due on'} ${mediumDay(next.dueOn)}.`}</span>
          {offersPlans ? <span> You can also pay in installments.</span> : null}
        </p>
      ) : null}
      {paying ? (
        <Suspense fallback={null}>
          <PayPanel
            session={session}
            now={now}
            next={paying}
            onClose={panel.close}
            onPaid={(paid) => {
              panel.end();
              onPaid(paid);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
