import '@detroit-well/ui/done.css';
import './booking-done.css';
import type { Registration, RegistrationResult, Session } from '@detroit-well/api-client/contract';
import { webCalendarLinks } from '@detroit-well/config/calendar-links';
import { dayMs } from '@detroit-well/config/durations';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { placeOf, type Located } from '@detroit-well/config/place';
import {
  formatDayOfMonth,
  formatMonth,
  formatZonedTimeRange,
  isInstant,
  meetingCount,
} from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { Avatar } from '@detroit-well/ui/components/avatar';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { CalendarLinks } from '@detroit-well/ui/patterns/calendar-links';
import { DonePanel, DoneSection } from '@detroit-well/ui/patterns/done-panel';
import { MeetingDays } from '@detroit-well/ui/patterns/meeting-days';
import { DueList } from '@detroit-well/ui/patterns/due-list';
import { TodoList, type TodoItem } from '@detroit-well/ui/patterns/todo-list';
import type { ReactNode } from 'react';
import { sessionDateText, sessionTitle } from '../session-view/session-text.ts';
import { calendarFileHref } from './calendar-file.ts';
import { howToStop, joinedTitle, memberRateHolds } from '../joining/join-texts.ts';
import { confirmEmail, signInToDashboard, withPassword } from './account-steps.ts';
import { dueCents, dueRows, paidHow, refundUntil, type JoinedMembership, type PaidHow } from './due-rows.ts';
import { bookingMessages } from '../messages.ts';

type BookedSession = Pick<
  Session,
  'title' | 'start_datetime' | 'end_datetime' | 'coach_name' | keyof Located
> & {
  readonly program: Pick<Session['program'], 'title'>;
  readonly meetings?: Session['meetings'];
};

/** Who booked. A guest has a new account and is not signed in. */
type BookedBy =
  | { readonly kind: 'guest'; readonly account: RegistrationResult['account']; readonly signInHref: string }
  | { readonly kind: 'member'; readonly payHref: string };

export interface BookingDoneProps {
  readonly session: BookedSession;
  /** Origin of the public site, which has the coach's page. */
  readonly publicSiteUrl: string;
  /** The facts that only the session itself has; null until it is loaded, or where it cannot be. */
  readonly details: Pick<Session, 'coach' | 'meetings' | 'what_to_bring'> | null;
  readonly registration: Pick<
    Registration,
    'public_id' | 'price' | 'rate' | 'covered_by' | 'payment_status' | 'instalments'
  >;
  /** The membership that was bought with it, and its page in the portal. */
  readonly joined?: { readonly membership: JoinedMembership; readonly href: string } | undefined;
  /** The server's sentence about the registration, if it sent one. */
  readonly message?: string;
  readonly by: BookedBy;
  /** The registered session in the portal, as a whole URL: calendars open it. */
  readonly sessionUrl: string;
  /** Base of the API's calls. */
  readonly apiUrl: string;
  readonly picture: ReactNode;
  readonly now: Date;
  readonly onClose: () => void;
}

/** The end of a booking in the public site and the portal: when, where, calendar, what is due when, and what comes next. */
export function BookingDone(props: BookingDoneProps) {
  const {
    session,
    details,
    registration,
    joined,
    message,
    by,
    sessionUrl,
    apiUrl,
    publicSiteUrl,
    picture,
    now,
    onClose,
  } = props;
  const meetings = details?.meetings ?? session.meetings ?? [];
  const title = sessionTitle(session);
  const { day, longDate } = sessionDateText(session);
  const how = paidHow(registration);
  const due = dueRows(registration, joined?.membership);
  const { start_datetime: start, end_datetime: end } = session;
  const isDated = isInstant(start);
  const place = placeOf(session);
  const bring = details?.what_to_bring ?? [];
  const coach = details?.coach ?? null;
  const coachName = coach?.name ?? session.coach_name;
  const coachPath = paths.coach({ name: coachName, ...(coach ? { slug: coach.slug } : {}) });
  return (
    <DonePanel
      onClose={onClose}
      picture={picture}
      lead={leads[by.kind === 'guest' ? 'free' : how]}
      status={message || `${title} is confirmed.`}
      title="You're in."
      plate={{ day, title, lines: isDated ? [longDate, formatZonedTimeRange(start, end)] : [longDate] }}
      action={<NextStep by={by} how={how} cents={dueCents(registration)} sessionUrl={sessionUrl} />}
    >
      {meetings.length > 1 ? (
        <DoneSection title={`${meetingCount(meetings)}, same people`}>
          <MeetingDays label={`Your ${meetings.length} dates`} days={meetings.map(dayOf)} />
        </DoneSection>
      ) : null}
      <DoneSection title="Where">
        <div className="done-where">
          <p>
            {session.location ? <b>{session.location}</b> : null}
            <a href={place.mapHref} rel="noopener">
              {place.address}
            </a>
          </p>
          <ButtonLink variant="line" size="sm" href={place.directionsHref} rel="noopener">
            Directions
          </ButtonLink>
        </div>
        {place.note === '' ? null : <p className="sm muted">{place.note}</p>}
      </DoneSection>
      {isDated ? (
        <DoneSection title="Put it in your calendar">
          <CalendarLinks
            file={calendarFileHref(apiUrl, registration.public_id)}
            {...webCalendarLinks({
              title,
              location: place.inOneLine,
              details: sessionUrl,
              start,
              end: isInstant(end) ? end : start,
            })}
          />
          {meetings.length > 1 ? (
            <p className="sm muted">{`The file has all ${meetings.length} dates, the web calendars get the first.`}</p>
          ) : null}
        </DoneSection>
      ) : null}
      {due.length > 0 ? (
        <DoneSection title={bookingMessages.whatIsDue}>
          <DueList rows={due} />
          {isDated ? <p className="sm muted">{refundUntil(registration, start, now)}</p> : null}
        </DoneSection>
      ) : null}
      {joined ? (
        <DoneSection title={joinedTitle}>
          <p>
            {`${memberRateHolds} To stop: ${howToStop}. `}
            <a href={joined.href}>Your membership</a>
          </p>
        </DoneSection>
      ) : null}
      <DoneSection title="Next">
        <TodoList
          items={by.kind === 'guest' ? guestSteps(by.account) : memberSteps(sessionUrl, how, start, now)}
        />
      </DoneSection>
      {bring.length > 0 ? (
        <DoneSection title="What to bring">
          <ul className="ticks">
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </DoneSection>
      ) : null}
      {coachName ? (
        <DoneSection title="Who coaches">
          <div className="done-coach">
            <Avatar name={coachName} size={64} />
            <p>
              <a href={siteUrl(publicSiteUrl, coachPath)}>
                <b>{coachName}</b>
              </a>
              {coach?.bio ? <span className="sm muted">{coach.bio}</span> : null}
            </p>
          </div>
        </DoneSection>
      ) : null}
    </DonePanel>
  );
}

const dayOf = ({ start_datetime }: Session['meetings'][number]) => ({
  month: formatMonth(start_datetime).slice(0, 3),
  day: formatDayOfMonth(start_datetime),
});

const welcome = 'Welcome to the floor.';

/** The words before the sentence of the registration. A guest is welcomed, however the session is paid (SPEC-A 4). */
const leads: Readonly<Record<PaidHow, string>> = {
  free: welcome,
  unknown: welcome,
  paid: 'Paid.',
  plan: 'The first payment is made.',
  later: 'Your spot is held.',
};

interface NextStepProps {
  readonly by: BookedBy;
  readonly how: PaidHow;
  readonly cents: number;
  readonly sessionUrl: string;
}

function NextStep({ by, how, cents, sessionUrl }: NextStepProps) {
  const [label, href] =
    by.kind === 'guest'
      ? [signInToDashboard, by.signInHref]
      : how === 'later'
        ? [`Pay ${formatCents(cents)} now`, by.payHref]
        : ['See your session', sessionUrl];
  return (
    <ButtonLink variant="signal" slash href={href}>
      {label}
    </ButtonLink>
  );
}

function guestSteps(account: RegistrationResult['account']): TodoItem[] {
  return [
    ...(account?.verification_sent ? [confirmEmail(account.email)] : []),
    {
      title: 'Sign in',
      text: `${account ? `We made an account for ${account.email}` : withPassword}. Your session and your payments are there.`,
    },
    { title: 'Come to the desk', text: 'It knows your name.' },
  ];
}

function memberSteps(sessionUrl: string, how: PaidHow, start: string, now: Date): TodoItem[] {
  // A registration from inside the last day gets no reminder.
  const isReminded = isInstant(start) && Date.parse(start) - now.getTime() > dayMs;
  return [
    {
      title: 'Say hello',
      text: (
        <>
          Your coach and everyone who is in read the <a href={sessionUrl}>conversation</a>.
        </>
      ),
    },
    {
      title: 'Waiver signed',
      text: how === 'later' ? 'Only the payment is left.' : 'Nothing else to do before the session.',
      done: true,
    },
    ...(isReminded
      ? [
          {
            title: 'We remind you',
            text: (
              <>
                The day before, by email. <a href={paths.dashboard.profileEdit()}>Change that</a>
              </>
            ),
          },
        ]
      : []),
  ];
}
