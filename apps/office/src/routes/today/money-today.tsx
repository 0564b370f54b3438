import type { OfficeToday } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { useQuery } from '@tanstack/react-query';
import { totalsQuery } from '../../api/queries.ts';
import { sumCents } from '../../figures/cents.ts';
import { figuresFailed } from '../../figures/figures.tsx';
import { exactDollars, signedDollars } from '../../format/dollars.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';

/** Declined cards, which somebody has to follow. */
const failedKinds = new Set(['payment_failed', 'renewal_failed']);

/** What moved today, and what is still to come in. Each figure opens its rows. */
export function MoneyToday({ today }: { today: OfficeToday }) {
  const { day, sessions, waiting } = today;
  const { data, error, refetch } = useQuery(totalsQuery({ start_date: day, end_date: day }));
  const failed = waiting.filter(({ kind }) => failedKinds.has(kind));
  const owing = sessions.reduce((sum, { unpaid_count: count }) => sum + (count ?? 0), 0);
  const due = signedDollars(sumCents(sessions, ({ amount_due: amount }) => amount ?? '0'));
  const totals = data?.results.filter((one) => one.day === day) ?? [];
  const rows = (figure: 'collected' | 'refunded') =>
    paths.office.money({ start_date: day, end_date: day, figure });
  return (
    <section className="money-today">
      <div className="sub">
        <h2>Money today</h2>
        <a href={paths.office.money()}>Ledger</a>
      </div>
      {error && !data ? <PartFailure sentence={figuresFailed} onRetry={() => void refetch()} /> : null}
      <dl>
        <dt>Collected</dt>
        <dd>
          {data ? (
            <Figure
              href={rows('collected')}
              cents={sumCents(
                totals,
                ({ card }) => card,
                ({ cash }) => cash,
              )}
              rest={totals.map(({ card, cash }) => partsText(card, cash)).join()}
            />
          ) : null}
        </dd>
        <dt>Refunded</dt>
        <dd>
          {data ? (
            <Figure
              href={rows('refunded')}
              cents={sumCents(
                totals,
                ({ refunded_card: card }) => card,
                ({ refunded_cash: cash }) => cash,
              )}
              rest={totals
                .map(({ refunded_card: card, refunded_cash: cash }) => partsText(card, cash))
                .join()}
            />
          ) : null}
        </dd>
        <dt>Failed</dt>
        <dd>
          <Figure
            href={paths.office.money({ tab: 'worklist', waits: 'failed' })}
            cents={sumCents(failed, ({ amount }) => amount ?? '0')}
            rest={countText(failed.length, 'payment')}
          />
        </dd>
        <dt>Due at the desk</dt>
        <dd className="tnum">
          {owing === 0 ? due : `${due}, ${owing} ${owing === 1 ? 'person' : 'people'}`}
        </dd>
      </dl>
    </section>
  );
}

/** An amount that opens its rows; nothing opens where nothing is. */
function Figure({ href, cents, rest }: { href: string; cents: number; rest: string }) {
  const sum = signedDollars(cents);
  if (cents === 0) return <span className="tnum">{sum}</span>;
  return (
    <a className="tnum" href={href}>
      {rest === '' ? sum : `${sum}, ${rest}`}
    </a>
  );
}

/** Of two ways only the one with money is named. */
function partsText(card: string, cash: string): string {
  if (cash === '0.00') return 'by card';
  return card === '0.00' ? 'in cash' : `${exactDollars(cash)} of it in cash`;
}

const countText = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;
