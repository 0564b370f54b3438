import type { RetentionReportMonth } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { addDays } from '@detroit-well/config/studio-time';
import { client } from '../../api/client.ts';
import type { CSSProperties } from 'react';
import type { Period } from '../../figures/period.ts';
import { daysOf, retentionQuery } from './queries.ts';
import { Report } from './report.tsx';
import type { Column } from './report-table.tsx';
import { formatMonth, percent } from './texts.ts';

/** The people whose first visit was in a month of the period. */
function firstIn(month: string, { first, last }: Period) {
  const begins = `${month}-01`;
  const ends = addDays(`${addDays(begins, 31).slice(0, 7)}-01`, -1);
  return {
    first_visit_from: begins < first ? first : begins,
    first_visit_to: ends > last ? last : ends,
  };
}

const retentionColumns = (period: Period): readonly Column<RetentionReportMonth>[] => {
  const counted = (
    label: string,
    name: 'people' | 'second' | 'third' | 'away',
    also: { visits?: string; last_visit?: string } = {},
  ): Column<RetentionReportMonth> => ({
    label,
    number: true,
    cell: ({ id, [name]: count }) =>
      count === 0 ? count : <a href={paths.office.people({ ...firstIn(id, period), ...also })}>{count}</a>,
  });
  return [
    { label: 'First visit', cell: ({ id }) => formatMonth(id) },
    counted('People', 'people'),
    counted('Second visit', 'second', { visits: '2' }),
    counted('Third visit', 'third', { visits: '3' }),
    counted('Away', 'away', { last_visit: 'not_for_21_days' }),
  ];
};

/** Who came again after a first visit. */
export function RetentionReport({ period }: { period: Period }) {
  return (
    <Report
      title="Retention"
      finding={finding}
      definition={
        <>
          People whose first check-in was in these days, by month, and how many of them came a second and a
          third time until today. Away: no visit for 21 days.{' '}
          <a href={paths.office.people({ last_visit: 'not_for_21_days' })}>Everybody who is away</a>
        </>
      }
      name={`retention-${period.first}-${period.last}`}
      query={retentionQuery(period)}
      loadCsv={() => client.office.reports.retentionCsv({ query: daysOf(period) })}
      empty="Nobody came for the first time in these days."
      rowKey={({ id }) => id}
      columns={retentionColumns(period)}
    >
      {(months) => <Returned months={months} period={period} />}
    </Report>
  );
}

interface ReturnedProps {
  readonly months: readonly RetentionReportMonth[];
  readonly period: Period;
}

const visits = [
  { name: 'second', label: 'Came twice', visits: '2' },
  { name: 'third', label: 'Came three times', visits: '3' },
] as const;

/** The months, tinted by how many came again. Under five people there is no share. */
const Returned = ({ months, period }: ReturnedProps) => (
  <div className="table-box">
    <table className="heat">
      <thead>
        <tr>
          {['First visit', 'People', ...visits.map(({ label }) => label), 'Away'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.id}>
            <th scope="row">{formatMonth(month.id)}</th>
            <td>{month.people}</td>
            {visits.map(({ name, visits: least }) => (
              <td key={name} style={tint(month[name], month.people)}>
                <a href={paths.office.people({ ...firstIn(month.id, period), visits: least })}>
                  {shareText(month[name], month.people)}
                </a>
              </td>
            ))}
            <td>{shareText(month.away, month.people)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const fewest = 5;
const shareText = (part: number, all: number): string =>
  all < fewest ? `${part} of ${all}` : percent(part / all);
const tint = (part: number, all: number) =>
  all < fewest ? undefined : ({ '--v': Math.round((100 * part) / all) } as CSSProperties);

function finding(months: readonly RetentionReportMonth[]): string {
  const sum = (name: 'people' | 'second') => months.reduce((all, month) => all + month[name], 0);
  const [people, second] = [sum('people'), sum('second')];
  return `${second} of ${people} came a second time, ${percent(second / people)}.`;
}
