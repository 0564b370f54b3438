import type { OfficeToday } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { useQuery } from '@tanstack/react-query';
import { totalsQuery } from '../../api/queries.ts';
import { sumOf } from '../../format/amount.ts';
import { exactDollars } from '../../format/dollars.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';

/** Declined cards, which somebody has to follow. */
const failedKinds = new Set(['payment_failed', 'renewal_failed']);

/** What moved today, and what is still to come in. Each figure opens its rows. */
export function MoneyToday({ today }: { today: OfficeToday }) {
  const { day, sessions, waiting } = today;
  const { data, error, refetch } = useQuery(totalsQuery({ start_date: day, end_date: day }));
  const failed = waiting.filter(({ kind }) => failedKinds.has(kind));
  const owing = sessions.reduce((sum, { unpaid_count: count }) => sum + (count ?? 0), 0);
  const due = sumOf(...sessions.map(({ amount_due: amount }) => amount ?? '0.00'));
  const total = data?.results.find((one) => one.day === day);
  const rows = (kind: string) => paths.office.money({ start_date: day, end_date: day, kind });
  return (
    <section className="money-today">
      <div className="sub">
        <h2>Money today</h2>
        <a href={paths.office.money()}>Ledger</a>
      </div>
      {error && !data ? (
        <PartFailure sentence="The figures did not load." onRetry={() => void refetch()} />
      ) : null}
      <dl>
        <dt>Collected</dt>
        <dd>
          {data ? (
            <Figure
              href={rows('charge')}
              sum={sumOf(total?.card ?? '0.00', total?.cash ?? '0.00')}
              rest={total ? partsText(total.card, total.cash) : ''}
            />
          ) : null}
        </dd>
        <dt>Refunded</dt>
        <dd>
          {data ? (
            <Figure
              href={rows('refund')}
              sum={sumOf(total?.refunded_card ?? '0.00', total?.refunded_cash ?? '0.00')}
              rest={total ? partsText(total.refunded_card, total.refunded_cash) : ''}
            />
          ) : null}
        </dd>
        <dt>Failed</dt>
        <dd>
          <Figure
            href={paths.office.money({ tab: 'worklist' })}
            sum={sumOf(...failed.map(({ amount }) => amount ?? '0.00'))}
            rest={countText(failed.length, 'payment')}
          />
        </dd>
        <dt>Due at the desk</dt>
        <dd className="tnum">
          {owing === 0
            ? exactDollars(due)
            : `${exactDollars(due)}, ${owing} ${owing === 1 ? 'person' : 'people'}`}
        </dd>
      </dl>
    </section>
  );
}

/** An amount that opens its rows; nothing opens where nothing is. */
function Figure({ href, sum, rest }: { href: string; sum: string; rest: string }) {
  const text = rest === '' ? exactDollars(sum) : `${exactDollars(sum)}, ${rest}`;
  return sum === '0.00' ? (
    <span className="tnum">{exactDollars(sum)}</span>
  ) : (
    <a className="tnum" href={href}>
      {text}
    </a>
  );
}

/** Of two ways only the one with money is named. */
function partsText(card: string, cash: string): string {
  if (cash === '0.00') return 'by card';
  return card === '0.00' ? 'in cash' : `${exactDollars(cash)} of it in cash`;
}

const countText = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;
