import { sessionDateText } from '@detroit-well/booking/session-text';
import { formatTime, zoneName } from '@detroit-well/config/studio-time';
import type { SessionSummary } from '../sessions/session-view.ts';
import './session-plate.css';

/** The date and title of a session on ink. */
export function SessionPlate({ session }: { session: SessionSummary }) {
  const { day, weekdayLong, monthLong } = sessionDateText(session);
  const start = session.start_datetime;
  return (
    <div className="session-plate" data-theme="dark">
      <span className="num" aria-hidden="true">
        {day}
      </span>
      <div>
        <p className="h4">{session.title}</p>
        <p className="sm">{`${weekdayLong}, ${monthLong} ${day}, ${formatTime(start)} ${zoneName(start)}`}</p>
      </div>
    </div>
  );
}
