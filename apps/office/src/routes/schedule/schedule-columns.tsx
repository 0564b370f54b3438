import type { OfficeSession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatShortDate, formatTimeRange, formatWeekday } from '@detroit-well/config/studio-time';
import { Status } from '@detroit-well/ui/components/status';
import type { ListColumn } from '../../lists/data-table.tsx';
import { placesText } from '../../sessions/places.ts';
import { SessionState } from '../../sessions/session-state.tsx';
import type { MeetingRow } from './meeting-rows.ts';

/** The columns of the schedule. */
export const scheduleColumns: readonly ListColumn<MeetingRow>[] = [
  {
    id: 'when',
    label: 'When',
    place: 'b',
    cell: ({ start, end }) => (
      <span className="nw">
        {`${formatWeekday(start)}, ${formatShortDate(start)}`}
        <small>{formatTimeRange(start, end)}</small>
      </span>
    ),
  },
  {
    id: 'title',
    label: 'Session',
    place: 't',
    cell: ({ session: { id, title }, part }) => (
      <>
        <a href={paths.office.session(id)}>
          <b>{title}</b>
        </a>
        {part === null ? null : <small>{part}</small>}
      </>
    ),
  },
  {
    id: 'coach',
    label: 'Coach',
    place: 's',
    cell: ({ session: { coach_name } }) => coach_name ?? <Status tone="wait">No coach</Status>,
  },
  { id: 'location', label: 'Location', place: 'l', cell: ({ session }) => session.location_name },
  {
    id: 'places',
    label: 'Spots',
    place: 'e',
    cell: ({ session }) => (
      <>
        <span className="nw">{placesText(session)}</span>
        {session.waiting_count > 0 ? <small>{`${session.waiting_count} waiting`}</small> : null}
      </>
    ),
  },
  {
    id: 'state',
    label: 'State',
    place: 'r',
    end: true,
    cell: ({ session }) => (
      <>
        <SessionState session={session} />
        <small>{warningsText(session)}</small>
      </>
    ),
  },
];

const warningWords = {
  over_capacity: 'Overbooked',
  coach_busy: 'Coach is busy',
  location_taken: 'Location is taken',
  closed_day: 'On a closed day',
} as const;

/** What somebody should look at, in a word or two each. */
const warningsText = ({ warnings }: OfficeSession): string =>
  [...new Set(warnings.map(({ kind }) => warningWords[kind]))].join('. ');
