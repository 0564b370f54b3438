import { formatShortDate } from '@detroit-well/config/studio-time';
import { client } from '../../api/client.ts';
import { ColumnChart } from '../../figures/column-chart.tsx';
import { groupName, type Period } from '../../figures/period.ts';
import { countedHref } from './counted.ts';
import { daysOf, spotsQuery } from './queries.ts';
import { Report } from './report.tsx';
import type { Column } from './report-table.tsx';
import type { SpanSpots } from './spots.ts';
import { noSessions } from './texts.ts';

const rowsOf = (span: SpanSpots): string => countedHref({ kind: 'slot' }, span);

const columns = (label: string): readonly Column<SpanSpots>[] => [
  {
    label,
    cell: (span) => (
      <a className="nw" href={rowsOf(span)}>
        {span.text}
      </a>
    ),
  },
  { label: 'Sessions', number: true, cell: ({ sessions }) => sessions },
  { label: 'Taken', number: true, cell: ({ taken }) => taken },
  { label: 'Free', number: true, cell: ({ free }) => free },
];

const labels = { day: 'Day', week: 'Week', month: 'Month' } as const;

/** How many spots were taken and stayed free over time. */
export function SpotReport({ period }: { period: Period }) {
  const group = groupName(period);
  return (
    <Report
      title={`Spots by ${group}`}
      finding={finding}
      definition="Confirmed registrations of sessions that have started and were not cancelled, by the day of the first meeting. Free: the spots of sessions with a capacity that nobody took. Who came is in the roster of each session."
      name={`spots-${period.first}-${period.last}`}
      query={spotsQuery(period)}
      loadCsv={() => client.office.reports.slotSessionsCsv({ query: daysOf(period) })}
      empty={noSessions}
      rowKey={({ id }) => id}
      columns={columns(labels[group])}
    >
      {(spans) => (
        <div className="plot">
          <p className="plot-key" aria-hidden="true">
            <span>
              <i /> Taken
            </span>
            <span>
              <i data-k="out" /> Free
            </span>
          </p>
          <ColumnChart
            label={`Spots by ${group}. The table has every ${group}.`}
            columns={spans.map((span) => ({
              id: span.id,
              label: formatShortDate(`${span.first}T17:00:00Z`),
              text: `${span.text}: ${span.taken} taken, ${span.free} free`,
              value: String(span.taken),
              href: rowsOf(span),
              up: span.taken,
              over: span.free,
            }))}
            tick={String}
            width={660}
          />
        </div>
      )}
    </Report>
  );
}

function finding(spans: readonly SpanSpots[]): string | null {
  const [most] = spans.toSorted((a, b) => b.taken - a.taken);
  if (most === undefined || most.taken === 0 || spans.length === 1) return null;
  return `Most spots were taken ${most.first === most.last ? 'on' : 'from'} ${most.text}, ${most.taken}.`;
}
