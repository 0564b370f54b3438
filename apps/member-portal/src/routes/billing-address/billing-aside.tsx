import { useQuery } from '@tanstack/react-query';
import { minuteMs } from '@detroit-well/config/durations';
import { formatFullDay } from '@detroit-well/config/studio-time';
import { paths } from '@detroit-well/config/paths';
import { sessionTitle } from '@detroit-well/booking/session-text';
import { registeredSessionsQuery } from '../../api/queries.ts';
import { useNow } from '../../browser/use-now.ts';
import { dollars } from '../../format/money.ts';
import { isPast } from '../../format/overdue.ts';
import { nextCharge } from './next-charge.ts';

/** The next payment that is due, and what the address is for. */
export function BillingAside() {
  // The page does without it.
  const { data, isPending } = useQuery({ ...registeredSessionsQuery(), meta: { background: true } });
  const now = useNow(minuteMs);
  if (isPending) return null;
  const next = nextCharge(data ?? []);
  return (
    <>
      {next ? (
        <section>
          <h2 className="h4">{isPast(next.dueOn, now) ? 'Overdue' : 'Next charge'}</h2>
          <p className="next-charge">
            <span className="num">{Number(next.dueOn.slice(8))}</span>
            <span>
              <span>{formatFullDay(next.dueOn)}</span>
              <b>{dollars(next.amount)}</b>
            </span>
          </p>
          <p>
            <a href={paths.dashboard.session(next.session.public_id)}>{sessionTitle(next.session)}</a>.{' '}
            <a href={paths.dashboard.session(next.session.public_id, { pay: '1' })}>Pay now</a>
          </p>
        </section>
      ) : null}
      <section>
        <h2 className="h4">What it is for</h2>
        <p>Your bank compares this address when you pay, and it stands on your receipts.</p>
      </section>
    </>
  );
}
