import type { OfficeRoster, OfficeRosterEntry } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatDateAndTimeRange, formatTime } from '@detroit-well/config/studio-time';
import { SeatMeter } from '@detroit-well/ui/components/seat-meter';
import { ChevronLeftIcon } from '@detroit-well/ui/icons';
import { Status } from '@detroit-well/ui/components/status';
import { useSearchParams } from 'react-router-dom';
import { isHere } from '../../roster/marks.ts';

interface RosterHeadProps {
  readonly roster: OfficeRoster;
  readonly people: readonly OfficeRosterEntry[];
  /** When the device read the roster that it keeps; null while the server is reached. */
  readonly takenAt: string | null;
}

/** Which session it is, and how many are here. On a phone it replaces the bar of the office. */
export function RosterHead({ roster, people, takenAt }: RosterHeadProps) {
  const { title, meetings, meeting, location_name: place, session_id: id, session_status: status } = roster;
  const [, setParams] = useSearchParams();
  const now = meetings.find(({ start_datetime: start }) => start === meeting) ?? meetings[0];
  const here = people.filter(({ attendance }) => isHere(attendance)).length;
  return (
    <header className="roster-head" data-theme="dark">
      <a className="roster-head__back" href={paths.office.session(id)}>
        <ChevronLeftIcon /> Session
      </a>
      <hgroup>
        <h1>{title}</h1>
        <p>
          {[now && formatDateAndTimeRange(now.start_datetime, now.end_datetime), place]
            .filter(Boolean)
            .join(', ')}
        </p>
        {takenAt === null ? null : <Status tone="wait">{`As it was at ${formatTime(takenAt)}`}</Status>}
        {status === 'cancelled' ? <Status tone="bad">Cancelled</Status> : null}
        {meetings.length > 1 ? (
          <select
            className="select"
            aria-label="Meeting"
            value={meeting}
            onChange={({ target }) => setParams({ meeting: target.value }, { replace: true })}
          >
            {meetings.map(({ start_datetime: start, end_datetime: end }, index) => (
              <option key={start} value={start}>
                {`Meeting ${index + 1}: ${formatDateAndTimeRange(start, end)}`}
              </option>
            ))}
          </select>
        ) : null}
      </hgroup>
      <p className="tally" role="status">
        <span className="num">{here}</span>
        <small>
          {`of ${people.length}`}
          <br />
          here
        </small>
      </p>
      <SeatMeter
        taken={here}
        max={people.length}
        label={`${here} of ${people.length} are here`}
        tone="open"
      />
    </header>
  );
}
