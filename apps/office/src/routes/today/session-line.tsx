import type { TodaySession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { SeatMeter } from '@detroit-well/ui/components/seat-meter';
import { Status } from '@detroit-well/ui/components/status';
import { dollars } from '../../format/dollars.ts';

interface SessionLineProps {
  readonly session: TodaySession;
  readonly isOver?: boolean;
  /** Names the day of a session that is not today. */
  readonly withDay?: boolean;
}

/** One meeting with its fill, and what is missing there. */
export function SessionLine({ session, isOver = false, withDay = false }: SessionLineProps) {
  const { id, title, meeting, ends_at: end, coach_name: coach, location_name: place } = session;
  const href = paths.office.roster(id, { meeting });
  const [time, half] = formatTime(meeting).split(' ');
  const lines = [coach ?? 'No coach', place, isOver ? `Ended ${formatTime(end)}` : ''].filter(Boolean);
  return (
    <li className="sess" data-past={isOver || undefined}>
      <p className="at">
        <span className="num">{time}</span> <small>{half}</small>
      </p>
      <div>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p>{[withDay ? formatMediumDate(meeting) : '', ...lines].filter(Boolean).join(', ')}</p>
      </div>
      <div className="fill">
        <SeatMeter
          taken={isOver ? session.here_count : session.people_count}
          max={session.max_participants}
          label={fillText(session, isOver)}
        />
        <span>{fillText(session, isOver)}</span>
        {session.waiting_count > 0 ? (
          <a className="fill__waiting" href={paths.office.session(id)}>
            {`${session.waiting_count} on the waitlist`}
          </a>
        ) : null}
      </div>
      <ButtonLink
        variant={isOver ? 'line' : 'ink'}
        size="xs"
        href={href}
        aria-label={`${isOver ? 'Attendance' : 'Roster'}: ${title}`}
      >
        {isOver ? 'Attendance' : 'Roster'}
      </ButtonLink>
      <Flags session={session} isOver={isOver} />
    </li>
  );
}

function Flags({ session, isOver }: { session: TodaySession; isOver: boolean }) {
  const {
    waiver_count: waivers,
    contact_count: contacts,
    unpaid_count: unpaid,
    amount_due: due,
    first_count: first,
  } = session;
  const people = (count: number, one: string, many: string): string =>
    count === 1 ? `1 ${one}` : `${count} ${many}`;
  if (isOver) {
    return session.open_count > 0 ? (
      <div className="flags">
        <Status tone="wait">{`${session.open_count} without a mark`}</Status>
      </div>
    ) : null;
  }
  const isClean = waivers + contacts + first + (unpaid ?? 0) === 0;
  if (isClean) return null;
  return (
    <div className="flags">
      {waivers > 0 ? (
        <Status tone="bad">{people(waivers, 'waiver missing', 'waivers missing')}</Status>
      ) : null}
      {contacts > 0 ? (
        <Status tone="wait">
          {people(contacts, 'without an emergency contact', 'without emergency contacts')}
        </Status>
      ) : null}
      {unpaid && due !== null ? <Status tone="wait">{`${unpaid} unpaid, ${dollars(due)}`}</Status> : null}
      {first > 0 ? <Status tone="hot">{people(first, 'first visit', 'first visits')}</Status> : null}
    </div>
  );
}

function fillText(session: TodaySession, isOver: boolean): string {
  const { people_count: people, here_count: here, absent_count: absent, max_participants: places } = session;
  if (isOver) return `${here} present, ${absent} absent`;
  return places === null ? `${people} registered, no limit` : `${people} of ${places}`;
}
