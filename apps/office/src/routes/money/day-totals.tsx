import type { DayTotals as Totals } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatShortDate, formatWeekday } from '@detroit-well/config/studio-time';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { centsOf, sumCents } from '../../figures/cents.ts';
import type { Period } from '../../figures/period.ts';
import { signedDollars } from '../../format/dollars.ts';
import { CsvButton } from '../../lists/csv-button.tsx';
import { PartFailure } from '../../outcomes/part-failure.tsx';
import { totalsOf } from './money-figures.tsx';

type Day = Totals['results'][number];

/** The columns, each with the rows of the ledger that it adds up. */
const columns = [
  { name: 'card', label: 'Card', sign: 1, rows: { kind: 'charge', method: 'card' } },
  { name: 'cash', label: 'Cash', sign: 1, rows: { kind: 'charge', method: 'cash' } },
  { name: 'refunded_card', label: 'Back to cards', sign: -1, rows: { kind: 'refund', method: 'card' } },
  { name: 'refunded_cash', label: 'Back in cash', sign: -1, rows: { kind: 'refund', method: 'cash' } },
] as const;

const inHandLabel = 'Cash in hand';
export const noneText = 'Nothing came in or went back.';
/** Marks a cell that a phone leaves out. */
const noneIf = (isNone: boolean) => (isNone ? true : undefined);
const text = (cents: number): string => (cents === 0 ? '–' : signedDollars(cents));
const inHand = (days: readonly Day[]): number =>
  sumCents(days, ({ cash }) => cash) - sumCents(days, ({ refunded_cash: back }) => back);

/** What came in and went back on each day, card and cash apart. Each figure opens its rows. */
export function DayTotals({ period }: { period: Period }) {
  const { data, error, refetch } = useQuery(totalsOf(period));
  const days = data?.results ?? [];
  return (
    <section aria-label="Day totals" aria-busy={!data && !error}>
      <div className="tools">
        <CsvButton
          name={`day-totals-${period.first}-${period.last}`}
          load={() =>
            client.office.payments.totalsCsv({ query: { start_date: period.first, end_date: period.last } })
          }
        />
      </div>
      {error && !data ? (
        <PartFailure sentence="The day totals did not load." onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton height={320} /> : null}
      {data && days.length === 0 ? <p className="muted">{noneText}</p> : null}
      {days.length > 0 ? (
        <div className="table-box">
          <table className="table dense day-totals">
            <thead>
              <tr>
                <th scope="col">Day</th>
                {[...columns.map(({ label }) => label), inHandLabel].map((label) => (
                  <th key={label} scope="col" data-number>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day.day}>
                  <th scope="row">
                    <a className="nw" href={paths.office.money({ start_date: day.day, end_date: day.day })}>
                      {shortDay(day.day)}
                    </a>
                  </th>
                  {columns.map(({ name, label, sign, rows }) => (
                    <td
                      key={name}
                      data-label={label}
                      data-none={noneIf(day[name] === '0.00')}
                      data-number
                      className="tnum"
                    >
                      {day[name] === '0.00' ? (
                        '–'
                      ) : (
                        <a
                          href={paths.office.money({
                            ...rows,
                            status: 'succeeded',
                            start_date: day.day,
                            end_date: day.day,
                          })}
                        >
                          <span className="visually-hidden">{`${label}, ${shortDay(day.day)}:`}</span>{' '}
                          <span>{signedDollars(sign * centsOf(day[name]))}</span>
                        </a>
                      )}
                    </td>
                  ))}
                  <td
                    data-label={inHandLabel}
                    data-none={noneIf(inHand([day]) === 0)}
                    data-number
                    className="tnum"
                  >
                    <b>{text(inHand([day]))}</b>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{days.length === 1 ? '1 day' : `${days.length} days`}</th>
                {columns.map(({ name, label, sign }) => (
                  <td key={name} data-label={label} data-number className="tnum">
                    {text(sign * sumCents(days, (day) => day[name]))}
                  </td>
                ))}
                <td data-label={inHandLabel} data-number className="tnum">
                  {text(inHand(days))}
                </td>
              </tr>
            </tfoot>
          </table>
        </div>
      ) : null}
      <p className="muted sm">
        Money only: studio credit and complimentary places are in the ledger. A refund counts on its own day.
        Cash in hand is the cash that was taken, less what was given back in cash.
      </p>
    </section>
  );
}

/** `Sat, Mar 14` */
export const shortDay = (day: string): string => {
  const noon = `${day}T17:00:00Z`;
  return `${formatWeekday(noon)}, ${formatShortDate(noon)}`;
};
