import type { ClosureCancelPreview } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { formatShortDate, formatTime, formatWeekday } from '@detroit-well/config/studio-time';
import { dollars, exactDollars } from '../format/dollars.ts';
import { peopleText } from './closure-text.ts';

type Session = ClosureCancelPreview['sessions'][number];
type Return = Session['people'][number]['returns'][number];

/** The sessions that are cancelled together, what each gives back, and the courses that stay. */
export function CancelledSessions({ preview }: { preview: ClosureCancelPreview }) {
  const { sessions, skipped, people_count, registrations_count, waiting_count, refund_total } = preview;
  const more = [
    registrations_count > people_count ? `${registrations_count} registrations` : null,
    waiting_count > 0 ? `${waiting_count} on waitlists` : null,
  ].filter((part) => part !== null);
  const cash = sumOf(sessions, 'cash');
  return (
    <>
      <div className="cancelled-people">
        <p aria-live="polite">
          <b>{peopleText(people_count)}</b>
          <span className="muted">{more.map((part) => `, ${part}`).join('')}</span>
          <b className="tnum">{exactDollars(refund_total)}</b>
        </p>
        {sessions.length === 0 ? null : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls is reached by keyboard
          <ul tabIndex={0} aria-label="Sessions that are cancelled">
            {sessions.map((session) => (
              <li key={session.id}>
                <span>
                  {session.title}
                  <small className="muted">{` ${whenText(session)}, ${peopleText(session.people_count)}`}</small>
                </span>
                <span className="tnum">{returnsText(session)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {cash > 0 ? (
        <p className="muted">{`${dollarsOf(cash)} in cash waits at the desk. It stands on Today.`}</p>
      ) : null}
      {skipped.length === 0 ? null : (
        <div className="muted">
          <p>Courses that also meet on other days stay. Move or cancel each on its page:</p>
          <ul className="plain-list">
            {skipped.map((course) => (
              <li key={course.id}>
                <a href={paths.office.session(course.id)}>{course.title}</a>
                {`, from ${whenText(course)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const whenText = ({ start_datetime: start }: Pick<Session, 'start_datetime'>): string =>
  `${formatWeekday(start)}, ${formatShortDate(start)}, ${formatTime(start)}`;

const centsOf = (amount: string | null): number => Math.round(Number(amount ?? 0) * 100);
const dollarsOf = (cents: number): string => dollars((cents / 100).toFixed(2));

const returnsOf = (sessions: readonly Session[]): Return[] =>
  sessions.flatMap(({ people }) => people.flatMap(({ returns }) => returns));
const sumOf = (sessions: readonly Session[], way: Return['to']): number =>
  returnsOf(sessions)
    .filter(({ to }) => to === way)
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

const ways = { card: 'to cards', cash: 'in cash', credit: 'as studio credit' } as const;

/** `$392 to cards, $64 in cash, 4 credits`. */
function returnsText(session: Session): string {
  const money = (Object.keys(ways) as (keyof typeof ways)[]).flatMap((way) => {
    const cents = sumOf([session], way);
    return cents === 0 ? [] : [`${dollarsOf(cents)} ${ways[way]}`];
  });
  const credits = returnsOf([session]).filter(({ to }) => to === 'pass' || to === 'included').length;
  const parts = [...money, ...(credits === 0 ? [] : [credits === 1 ? '1 credit' : `${credits} credits`])];
  return parts.length === 0 ? 'Nothing paid' : parts.join(', ');
}
