import { paths } from '@detroit-well/config/paths';
import {
  formatDayOfMonth,
  formatLongDate,
  formatLongWeekday,
  formatTimeRange,
} from '@detroit-well/config/studio-time';
import { SeatMeter } from '@detroit-well/ui/components/seat-meter';
import { Sheet } from '@detroit-well/ui/components/sheet';
import { DatePlate } from '@detroit-well/ui/patterns/date-plate';
import { useState } from 'react';
import { dollars } from '../../format/dollars.ts';
import { unbroken } from '../../format/unbroken.ts';
import { placesText } from '../../sessions/places.ts';
import { SessionState } from '../../sessions/session-state.tsx';
import { SessionActions } from '../../sessions/session-actions.tsx';
import type { MeetingRow } from './meeting-rows.ts';

/** The selected session beside the week: what matters about it, and what people do with it. */
export function SessionPanel({ row }: { row: MeetingRow }) {
  const { id } = row.session;
  return (
    <aside className="session-panel" aria-label="Selected session">
      <Day row={row} />
      <h2>
        <Title row={row} />
      </h2>
      <Facts row={row} />
      <SessionActions key={id} session={row.session} />
    </aside>
  );
}

interface SessionSheetProps {
  /** undefined: closed. */
  readonly row: MeetingRow | undefined;
  readonly onClose: () => void;
}

/** The same over the week, where there is no room beside it. */
export function SessionSheet({ row, onClose }: SessionSheetProps) {
  // The sheet keeps its content while it closes.
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  const shown = row ?? last;
  if (!shown) return null;
  return (
    <Sheet
      open={row !== undefined}
      onClose={onClose}
      title={<Title row={shown} />}
      footer={<SessionActions key={shown.session.id} session={shown.session} />}
    >
      <div className="session-sheet">
        <Day row={shown} />
        <Facts row={shown} />
      </div>
    </Sheet>
  );
}

interface PartProps {
  readonly row: MeetingRow;
}

const Day = ({ row: { start, end } }: PartProps) => (
  <DatePlate
    day={formatDayOfMonth(start)}
    lines={[formatLongWeekday(start), unbroken(formatTimeRange(start, end))]}
    label={`${formatLongDate(start)}, ${formatTimeRange(start, end)}`}
  />
);

const Title = ({ row: { session } }: PartProps) => (
  <a href={paths.office.session(session.id)}>{session.title}</a>
);

function Facts({ row: { session, part } }: PartProps) {
  const { coach_name: coach, location_name: place, waiting_count: waiting } = session;
  const places = waiting === 0 ? placesText(session) : `${placesText(session)}, ${waiting} waiting`;
  return (
    <>
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
        <dd className="tnum">{`${dollars(session.price_public)}, members ${dollars(session.price_member)}`}</dd>
      </dl>
    </>
  );
}
