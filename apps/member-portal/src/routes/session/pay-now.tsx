import { loadFile } from '@detroit-well/ui/load-file';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { laterPlanChoices } from '@detroit-well/booking/plans';
import { CardIcon } from '@detroit-well/ui/icons';
import { useLayer } from '@detroit-well/ui/layer';
import { ActionButton } from '@detroit-well/ui/patterns/action-row';
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

/** The action that pays the open amount; nothing when everything is paid. */
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
  return (
    <li>
      <ActionButton
        tone="go"
        icon={<CardIcon />}
        more="now"
        onClick={() => panel.open(next)}
        onNear={() => void loadPanel().catch(() => undefined)}
      >
        {`Pay ${dollars(next.amount)}`}
      </ActionButton>
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
    </li>
  );
}

/** When the open amount is due, and whether installments are possible; null when nothing is due. */
export function payNote({ registration, start_datetime }: RegisteredSessionDetail, now: Date): string | null {
  const dueOn = nextPayment(registration)?.dueOn;
  if (!dueOn) return null;
  const offersPlans = laterPlanChoices(registration, start_datetime, now).length > 1;
  const due = `${isPast(dueOn, now) ? 'Overdue since' : 'Due on'} ${mediumDay(dueOn)}.`;
  return offersPlans ? `${due} You can also pay in installments.` : due;
}
