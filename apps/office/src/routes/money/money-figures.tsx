import type { DayTotals, DuePayment, WorklistEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { duePaymentsQuery, totalsQuery, waitingMoneyQuery } from '../../api/queries.ts';
import { centsOf, figureText, sumCents } from '../../figures/cents.ts';
import { beforeText, changeText } from '../../figures/change.ts';
import { Figures, figuresFailed } from '../../figures/figures.tsx';
import { periodBefore, type Period } from '../../figures/period.ts';
import { PartFailure } from '../../outcomes/part-failure.tsx';

type Day = DayTotals['results'][number];

/** Taken by card and in cash. Studio credit and complimentary places are no money. */
export const collectedOf = (days: readonly Day[]): number =>
  sumCents(
    days,
    ({ card }) => card,
    ({ cash }) => cash,
  );
export const refundedOf = (days: readonly Day[]): number =>
  sumCents(
    days,
    ({ refunded_card: card }) => card,
    ({ refunded_cash: cash }) => cash,
  );

export const totalsOf = ({ first, last }: Period) => totalsQuery({ start_date: first, end_date: last });

interface MoneyFiguresProps {
  readonly period: Period;
  readonly today: string;
  readonly seesAll: boolean;
}

/** What came in, is expected, failed and went back. */
export function MoneyFigures({ period, today, seesAll }: MoneyFiguresProps) {
  const days = { start_date: period.first, end_date: period.last };
  const queries = useQueryClient();
  const totals = useQuery(totalsOf(period));
  const before = useQuery({ ...totalsOf(periodBefore(period)), enabled: seesAll });
  const due = useQuery(duePaymentsQuery());
  const failed = useQuery(waitingMoneyQuery('failed'));
  const failures = failed.data?.results ?? [];
  const rows = totals.data?.results ?? [];
  const isMissing = [totals, due, failed].some(({ data, error }) => error && !data);
  return (
    <>
      <Figures
        label="Money"
        figures={[
          {
            label: 'Collected',
            value: valueOf(totals, ({ results }) => collectedOf(results)),
            href: paths.office.money({ ...days, figure: 'collected' }),
            note: <Change now={rows} before={before.data?.results ?? []} period={period} />,
          },
          {
            label: seesAll ? 'Due in the next 14 days' : 'Due today',
            value: valueOf(due, ({ results }) => sumCents(results, ({ amount }) => amount)),
            href: paths.office.money({ tab: 'due' }),
            note: dueText(due.data?.results ?? [], today),
          },
          {
            label: 'Failed',
            value: valueOf(failed, ({ results }) => sumCents(results, ({ amount }) => amount ?? '0')),
            href: paths.office.money({ tab: 'worklist', waits: 'failed' }),
            note: failedText(failures),
            bad: failures.length > 0,
          },
          {
            label: 'Refunded',
            value: valueOf(totals, ({ results }) => refundedOf(results)),
            href: paths.office.money({ ...days, figure: 'refunded' }),
            note: refundedText(rows),
          },
        ]}
      />
      {isMissing ? (
        <PartFailure
          sentence={figuresFailed}
          onRetry={() =>
            void queries.refetchQueries({
              type: 'active',
              predicate: ({ state }) => state.status === 'error',
            })
          }
        />
      ) : null}
    </>
  );
}

const valueOf = <Data,>({ data, error }: UseQueryResult<Data>, cents: (data: Data) => number) =>
  data === undefined ? (error ? null : undefined) : figureText(cents(data));

interface ChangeProps {
  readonly now: readonly Day[];
  readonly before: readonly Day[];
  readonly period: Period;
}

function Change({ now, before, period }: ChangeProps) {
  const change = changeText(collectedOf(now), collectedOf(before));
  if (change === null) {
    const cash = sumCents(now, (day) => day.cash);
    return cash === 0 ? null : <span>{`${figureText(cash)} of it in cash`}</span>;
  }
  return (
    <>
      <b>{change}</b> <span>{`on ${beforeText(period)}`}</span>
    </>
  );
}

function dueText(due: readonly DuePayment[], today: string): string {
  if (due.length === 0) return 'Nothing is expected.';
  const late = due.filter(({ due_on: day }) => day < today);
  const people = new Set(due.map(({ person_id: id, person_name: name }) => id ?? name)).size;
  const all = `${counted(due.length, 'payment')}, ${people === 1 ? '1 person' : `${people} people`}`;
  if (late.length === 0) return `${all}, next on ${formatMediumDay(due[0]?.due_on ?? today)}`;
  return `${all}, ${figureText(sumCents(late, ({ amount }) => amount))} overdue`;
}

function failedText(failed: readonly WorklistEntry[]): string {
  if (failed.length === 0) return 'Nothing waits.';
  const last = failed.filter(({ next_attempt_at: next }) => next === null).length;
  return `${counted(failed.length, 'payment')}${last === 0 ? '' : `, ${last} after the last try`}`;
}

function refundedText(days: readonly Day[]): string | null {
  const [card, cash] = [
    sumCents(days, (day) => day.refunded_card),
    sumCents(days, (day) => day.refunded_cash),
  ];
  if (card > 0 && cash > 0) return `${figureText(card)} to cards, ${figureText(cash)} in cash`;
  return card > 0 ? 'All of it to cards' : cash > 0 ? 'All of it in cash' : null;
}

const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** The amount that is due on a day. */
export const dueOn = (due: readonly DuePayment[], day: string): number =>
  due.reduce((sum, { due_on: on, amount }) => (on === day ? sum + centsOf(amount) : sum), 0);
