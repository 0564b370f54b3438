import { formatMediumDay } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { totalsQuery } from '../../api/queries.ts';
import { sumOf } from '../../format/amount.ts';
import { exactDollars } from '../../format/dollars.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';

const dash = (amount: string) => (amount === '0.00' ? '–' : exactDollars(amount));

/** What came in and went back on each of the last days. */
export function DayTotals() {
  const { data, error, refetch } = useQuery(totalsQuery());
  return (
    <section aria-label="Day totals">
      <div className="sub">
        <h2>Day totals</h2>
      </div>
      {error && !data ? (
        <PartFailure sentence="The day totals did not load." onRetry={() => void refetch()} />
      ) : null}
      {data?.results.length === 0 ? <p className="muted">No money moved in the last 14 days.</p> : null}
      {data && data.results.length > 0 ? (
        <table className="table dense">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Card</th>
              <th scope="col">Cash</th>
              <th scope="col">Refunds</th>
            </tr>
          </thead>
          <tbody>
            {data.results.map(({ day, card, cash, refunded_card, refunded_cash }) => (
              <tr key={day}>
                <td>
                  <span className="nw">{formatMediumDay(day)}</span>
                </td>
                <td className="tnum">{dash(card)}</td>
                <td className="tnum">{dash(cash)}</td>
                <td className="tnum">{back(refunded_card, refunded_cash)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p className="muted sm">
        Money only: studio credit and complimentary places are in the ledger. A refund counts on its own day.
      </p>
    </section>
  );
}

function back(...amounts: readonly string[]): string {
  const sum = sumOf(...amounts);
  return sum === '0.00' ? '–' : `−${exactDollars(sum)}`;
}
