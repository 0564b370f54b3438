import { paths } from '@detroit-well/config/paths';
import {
  formatDayOfMonth,
  formatLongDate,
  formatLongWeekday,
  formatTimeRange,
} from '@detroit-well/config/studio-time';
import { SeatMeter } from '@detroit-well/ui/components/seat-meter';
import { DatePlate } from '@detroit-well/ui/patterns/date-plate';
import { placesText } from '../../sessions/places.ts';
import { SessionState } from '../../sessions/session-state.tsx';
import { SessionActions } from '../../sessions/session-actions.tsx';
import type { MeetingRow } from './meeting-rows.ts';

/** The selected session beside the week: what matters about it, and what people do with it. */
export function SessionPanel({ row: { session, start, end, part } }: { row: MeetingRow }) {
  const { id, title, coach_name: coach, location_name: place, waiting_count: waiting } = session;
  const places = waiting === 0 ? placesText(session) : `${placesText(session)}, ${waiting} waiting`;
  return (
    <aside className="session-panel" aria-label="Selected session">
      <DatePlate
        day={formatDayOfMonth(start)}
        lines={[formatLongWeekday(start), formatTimeRange(start, end)]}
        label={`${formatLongDate(start)}, ${formatTimeRange(start, end)}`}
      />
      <h2>
        <a href={paths.office.session(id)}>{title}</a>
      </h2>
      <p>
        <SessionState session={session} />
      </p>
      <dl className="facts">
        {part === null ? null : (
          <>
            <dt>Course</dt>
            <dd>{part}</dd>
          </>
        )}
        <dt>Coach</dt>
        <dd>{coach ?? 'Nobody yet'}</dd>
        <dt>Location</dt>
        <dd>{place || 'None'}</dd>
        <dt>Spots</dt>
        <dd>
          {places}
          <SeatMeter taken={session.booked_count} max={session.max_participants} label={places} />
        </dd>
        <dt>Price</dt>
        <dd className="tnum">{`$${session.price_public}, members $${session.price_member}`}</dd>
      </dl>
      <SessionActions key={id} session={session} />
    </aside>
  );
}
