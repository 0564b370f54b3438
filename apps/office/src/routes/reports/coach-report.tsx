import type { CoachReportEntry } from '@detroit-well/api-client';
import { client } from '../../api/client.ts';
import type { Period } from '../../figures/period.ts';
import { countedHref } from './counted.ts';
import { Bars } from './plots.tsx';
import { coachesQuery, daysOf } from './queries.ts';
import { Report } from './report.tsx';
import type { Column } from './report-table.tsx';

const columns: readonly Column<CoachReportEntry>[] = [
  { label: 'Coach', cell: ({ id, name }) => <a href={rowsOf(id)}>{name}</a> },
  { label: 'Meetings', number: true, cell: ({ meetings }) => meetings },
  { label: 'Hours', number: true, cell: ({ hours }) => hoursText(hours) },
];

/** The hours that each coach led. */
export function CoachReport({ period }: { period: Period }) {
  return (
    <Report
      title="Coach hours"
      finding={finding}
      definition="Meetings that have started, without those of cancelled sessions, as long as they last by the clock on the day. The coach who stands on the session counts."
      name={`coach-hours-${period.first}-${period.last}`}
      query={coachesQuery(period)}
      loadCsv={() => client.office.reports.coachesCsv({ query: daysOf(period) })}
      empty="No meeting with a coach started in these days."
      rowKey={({ id }) => id}
      columns={columns}
    >
      {(coaches) => {
        const most = Math.max(1, ...coaches.map(({ hours }) => hours));
        return (
          <Bars
            bars={byHours(coaches).map(({ id, name, hours }) => ({
              id,
              label: name,
              share: hours / most,
              value: `${hoursText(hours)} h`,
              href: rowsOf(id),
            }))}
          />
        );
      }}
    </Report>
  );
}

const hoursText = (hours: number): string => hours.toLocaleString('en-US', { maximumFractionDigits: 2 });
const rowsOf = (coach: string): string => countedHref({ kind: 'coach', id: coach });

const byHours = (coaches: readonly CoachReportEntry[]) => coaches.toSorted((a, b) => b.hours - a.hours);

function finding(coaches: readonly CoachReportEntry[]): string | null {
  const [most] = coaches.toSorted((a, b) => b.hours - a.hours);
  const all = coaches.reduce((sum, { hours }) => sum + hours, 0);
  return most && coaches.length > 1
    ? `${hoursText(all)} hours in all. ${most.name} led ${hoursText(most.hours)} of them.`
    : null;
}
