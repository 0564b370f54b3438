import type { RetentionReportMonth } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { addDays } from '@detroit-well/config/studio-time';
import { client } from '../../api/client.ts';
import type { Period } from '../../figures/period.ts';
import { Bars } from './plots.tsx';
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
      {(months) => (
        <Bars
          bars={months.map(({ id, people, third }) => ({
            id,
            label: formatMonth(id),
            share: third / people,
            value: `${third} of ${people} came three times`,
            href: paths.office.people({ ...firstIn(id, period), visits: '3' }),
          }))}
        />
      )}
    </Report>
  );
}

function finding(months: readonly RetentionReportMonth[]): string {
  const sum = (name: 'people' | 'second') => months.reduce((all, month) => all + month[name], 0);
  const [people, second] = [sum('people'), sum('second')];
  return `${second} of ${people} came a second time, ${percent(second / people)}.`;
}
