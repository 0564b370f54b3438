import type { OfficeSession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatDateAndTimeRange, studioDay } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { weekQuery } from '../../api/queries.ts';
import { FormSection } from '../../forms/form-section.tsx';
import { PartFailure } from '../../outcomes/part-failure.tsx';

/** The sessions on the days of the closure that is edited. */
export function SessionsThen({ isStored }: { isStored: boolean }) {
  const [first, last] = useWatch<Record<string, string>, ['start_date', 'end_date']>({
    name: ['start_date', 'end_date'],
  });
  if (first === '' || last === '' || first > last) return null;
  return <SessionsBetween first={first} last={last} isStored={isStored} />;
}

interface SessionsBetweenProps {
  readonly first: string;
  readonly last: string;
  readonly isStored: boolean;
}

/** Those that nobody booked go if a series made them. Somebody decides about the booked ones. */
function SessionsBetween({ first, last, isStored }: SessionsBetweenProps) {
  const { data, error, refetch } = useQuery({
    ...weekQuery({ start_date: first, end_date: last, limit: 100 }),
    meta: { background: true },
  });
  const isThen = ({ start_datetime: start }: Meeting): boolean =>
    studioDay(start) >= first && studioDay(start) <= last;
  const onDays = (data?.results ?? []).flatMap((session) =>
    session.status === 'cancelled'
      ? []
      : session.meetings.filter(isThen).map((meeting) => ({ session, meeting })),
  );
  const isBooked = ({ session }: OnDay): boolean => session.booked_count + session.waiting_count > 0;
  const booked = onDays.filter(isBooked);
  const leaving = onDays.filter((one) => one.session.series_id !== null && !isBooked(one));
  return (
    <FormSection
      title="Sessions on these days"
      hint={
        isStored
          ? 'Open a booked one to move or cancel it. The button at the top cancels them together, but no course that has other days.'
          : 'Nothing is cancelled by itself.'
      }
    >
      <div data-full aria-live="polite">
        {error ? (
          <PartFailure
            sentence="The sessions of these days did not load. You can save all the same."
            onRetry={() => void refetch()}
          />
        ) : null}
        {data ? (
          <>
            <p>{leavingText(leaving.length)}</p>
            <p>
              {booked.length === 0
                ? 'Nobody has booked anything on these days.'
                : `${booked.length === 1 ? '1 session is' : `${booked.length} sessions are`} booked and stay until you decide:`}
            </p>
            <ul className="plain-list">
              {booked.map((one) => (
                <Booked key={`${one.session.id} ${one.meeting.start_datetime}`} {...one} />
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </FormSection>
  );
}

function leavingText(count: number): string {
  if (count === 0) return 'No generated session is removed.';
  return count === 1 ? '1 generated session is removed.' : `${count} generated sessions are removed.`;
}

type Meeting = OfficeSession['meetings'][number];
/** A session, and one of its meetings that is on the days. */
interface OnDay {
  readonly session: OfficeSession;
  readonly meeting: Meeting;
}

const Booked = ({ session, meeting }: OnDay) => (
  <li>
    <a href={paths.office.session(session.id)}>{session.title}</a>
    {`, ${formatDateAndTimeRange(meeting.start_datetime, meeting.end_datetime)}, ${session.booked_count} registered`}
  </li>
);
