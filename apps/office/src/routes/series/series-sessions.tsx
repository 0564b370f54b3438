import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatDateAndTimeRange, studioDay } from '@detroit-well/config/studio-time';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Status } from '@detroit-well/ui/components/status';
import type { OfficeSeries, OfficeSession } from '@detroit-well/api-client';
import { useQuery } from '@tanstack/react-query';
import { closureDaysQuery, weekQuery } from '../../api/queries.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { placesText } from '../../sessions/places.ts';
import { SessionState } from '../../sessions/session-state.tsx';
import { leftOutDays } from './left-out.ts';
import { LeftOutLine } from './left-out-line.tsx';

/** The sessions of a series from today on, and the days that it leaves out. */
export function SeriesSessions({ series }: { series: OfficeSeries }) {
  const today = studioDay(serverNow());
  const sessions = useQuery(weekQuery({ series: series.id, start_date: today, limit: 100 }));
  const closures = useQuery(closureDaysQuery());
  const error = sessions.error ?? closures.error;
  if (error)
    return (
      <LoadFailure
        error={error}
        onRetry={() => {
          void sessions.refetch();
          void closures.refetch();
        }}
      />
    );
  if (!sessions.data || !closures.data) return null;
  const { results } = sessions.data;
  const lines = [
    ...results.map((session) => ({
      at: studioDay(session.start_datetime),
      line: <SessionLine key={session.id} session={session} />,
    })),
    ...leftOutDays(series, closures.data, results, today).map((date) => ({
      at: date.day,
      line: <LeftOutLine key={date.day} series={series} date={date} />,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <section aria-labelledby="series-sessions">
      <div className="sub">
        <h2 id="series-sessions">Sessions from today on</h2>
      </div>
      {lines.length === 0 ? (
        <EmptyState title="No sessions ahead" headingLevel={3}>
          The series has ended, or its next day is further away than sessions are made.
        </EmptyState>
      ) : (
        <ul className="series-sessions">{lines.map(({ line }) => line)}</ul>
      )}
    </section>
  );
}

function SessionLine({ session }: { session: OfficeSession }) {
  const { id, start_datetime: start, end_datetime: end, edited_fields: edited } = session;
  return (
    <li>
      <a href={paths.office.session(id)}>
        <b>{formatDateAndTimeRange(start, end)}</b>
      </a>
      <span className="muted">{placesText(session)}</span>
      <span>
        {edited.length > 0 ? <Status tone="wait">Changed by hand</Status> : null}
        <SessionState session={session} />
      </span>
    </li>
  );
}
