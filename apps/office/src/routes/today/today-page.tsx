import type { OfficeToday, TodaySession } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import {
  formatDayOfMonth,
  formatLongDay,
  formatLongWeekday,
  formatMonth,
  formatTime,
} from '@detroit-well/config/studio-time';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { DatePlate } from '@detroit-well/ui/patterns/date-plate';
import { useMay } from '../../access/access.ts';
import { dollars } from '../../format/dollars.ts';
import { useScreen } from '../../navigation/use-screen.ts';
import { DayLine } from './day-line.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MoneyToday } from './money-today.tsx';
import { Queue } from './queue.tsx';
import { SessionLine } from './session-line.tsx';
import { TakePayment } from './take-payment.tsx';

/** What happens today, and what waits for a person. */
export function TodayPage({ today }: { today: OfficeToday }) {
  useScreen('Today');
  const { day, sessions, next_session: next, waiting } = today;
  const noon = `${day}T17:00:00Z`;
  const now = serverNow();
  const isOver = ({ ends_at }: TodaySession): boolean => Date.parse(ends_at) <= now;
  const ahead = sessions.filter((one) => !isOver(one));
  const over = sessions.filter(isOver);
  const mayTake = useMay('payments.write');
  const seesMoney = useMay('payments.read');
  const isNew = useMay('series.write') && sessions.length === 0 && next === null;
  const nextIsToday = ahead.some(({ id, meeting }) => id === next?.id && meeting === next.meeting);
  return (
    <div className="today">
      <div className="today-head">
        <DatePlate
          day={formatDayOfMonth(noon)}
          lines={[formatLongWeekday(noon), formatMonth(noon)]}
          label={formatLongDay(day)}
        />
        <div>
          <h1>Today</h1>
          <p>{summary(sessions, ahead)}</p>
        </div>
        {mayTake ? <TakePayment /> : null}
        {next && nextIsToday ? (
          <ButtonLink
            variant="signal"
            size="xs"
            slash
            href={paths.office.roster(next.id, { meeting: next.meeting })}
          >
            {`Check in for ${formatTime(next.meeting)}`}
          </ButtonLink>
        ) : null}
      </div>
      {sessions.length > 0 ? <DayLine day={day} sessions={sessions} /> : null}
      <div className="today-columns">
        <div>
          <section>
            <div className="sub">
              <h2>Sessions</h2>
              <a href={paths.office.schedule()}>Open schedule</a>
            </div>
            {sessions.length === 0 ? <p className="today-none">No session today.</p> : null}
            <ol className="sess-list">
              {ahead.map((one) => (
                <SessionLine key={`${one.id} ${one.meeting}`} session={one} />
              ))}
              {next && !nextIsToday ? (
                <>
                  <li className="sess-div">The next session</li>
                  <SessionLine session={next} withDay />
                </>
              ) : null}
              {over.length > 0 ? <li className="sess-div">Earlier today</li> : null}
              {over.map((one) => (
                <SessionLine key={`${one.id} ${one.meeting}`} session={one} isOver />
              ))}
            </ol>
          </section>
          {next ? <Expected today={today} next={next} /> : null}
          {isNew ? <FirstSteps hasWaiver={waiting.every(({ kind }) => kind !== 'no_waiver')} /> : null}
        </div>
        <aside>
          <Queue today={today} />
          {seesMoney ? <MoneyToday today={today} /> : null}
        </aside>
      </div>
    </div>
  );
}

function summary(sessions: readonly TodaySession[], ahead: readonly TodaySession[]): string {
  const sum = (all: readonly TodaySession[], of: (one: TodaySession) => number): number =>
    all.reduce((total, one) => total + of(one), 0);
  if (sessions.length === 0) return 'Nothing is planned for today.';
  const count = sessions.length === 1 ? '1 session.' : `${sessions.length} sessions.`;
  const expected = sum(ahead, ({ open_count: open }) => open);
  const came = sum(sessions, ({ here_count: here }) => here);
  return `${count} ${expected} still expected, ${came} came.`;
}

function Expected({ today, next }: { today: OfficeToday; next: TodaySession }) {
  const mayOpen = useMay('people.read');
  const { expected } = today;
  const href = paths.office.roster(next.id, { meeting: next.meeting });
  if (expected.length === 0) return null;
  return (
    <section>
      <div className="sub">
        <h2>{`Expected for ${next.title}, ${formatTime(next.meeting)}`}</h2>
        <a href={href}>Roster</a>
      </div>
      <ol className="expected">
        {expected.map(
          ({ registration_id: id, person_id: person, name, waiver, first_visit, amount_due: due }) => (
            <li key={id}>
              {mayOpen && person ? <a href={paths.office.person(person)}>{name}</a> : <b>{name}</b>}
              <span>
                {waiver === 'signed' ? null : (
                  <Status tone="bad">{waiver === 'outdated' ? 'Old waiver' : 'No waiver'}</Status>
                )}
                {due !== null && due !== '0.00' ? <Status tone="wait">{`${dollars(due)} due`}</Status> : null}
                {first_visit ? <Status tone="hot">First visit</Status> : null}
              </span>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
