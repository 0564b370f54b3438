import { sessionAvailability } from '@detroit-well/booking/session-view';
import { nearDay, type DayOfSessions } from '@detroit-well/booking/schedule/shown-days';
import {
  formatDayOfMonth,
  formatLongWeekday,
  formatMonth,
  studioDay,
} from '@detroit-well/config/studio-time';
import { Status } from '@detroit-well/ui/components/status';
import { ScheduleDay, ScheduleRow } from '@detroit-well/ui/patterns/schedule-row';
import type { PageContext } from '../page.ts';
import { TellMe } from '../openings/tell-me.tsx';
import { cardPictures } from '../pictures/paths.ts';
import { Picture } from '../pictures/picture.tsx';
import { useVisitor, type Visitor } from '../visitor/visitor.ts';
import { cardAction, isRegistered, registrationHref } from '../sessions/card-action.ts';
import { MemberRateHelp } from '../sessions/member-rate-help.tsx';
import type { SessionSummary } from '../sessions/session-view.ts';
import { StatusNotice } from '../sessions/status-notice.tsx';
import { cardView } from '../sessions/visitor-session.ts';

interface ScheduleDaysProps {
  readonly days: readonly DayOfSessions<SessionSummary>[];
  readonly context: PageContext;
}

/** Days with their sessions as rows. The first free session has the signal; the first one with two rates explains them. */
export function ScheduleDays({ days, context }: ScheduleDaysProps) {
  const visitor = useVisitor();
  const today = studioDay(context.now);
  const shown = days.flatMap((day) => day.sessions);
  const paths = cardPictures(shown);
  const pictures = new Map(shown.map(({ public_id: id }, index) => [id, paths[index] ?? '']));
  const firstFree = shown.find(
    (session) => sessionAvailability(session, context.now) === 'open' && !isRegistered(session, visitor),
  );
  const firstRated = shown.find(({ price_member, price_public }) => price_member !== price_public);
  return days.map(({ day, sessions }) => {
    const at = sessions[0]?.start_datetime ?? '';
    return (
      <ScheduleDay
        key={day}
        id={`day-${day}`}
        day={formatDayOfMonth(at)}
        lines={[formatLongWeekday(at), formatMonth(at)]}
        near={nearDay(day, today)}
      >
        {sessions.map((session) => (
          <Row
            key={session.public_id}
            session={session}
            visitor={visitor}
            context={context}
            picture={pictures.get(session.public_id) ?? ''}
            isFirstFree={session === firstFree}
            explainsRate={session === firstRated}
          />
        ))}
      </ScheduleDay>
    );
  });
}

interface RowProps {
  readonly session: SessionSummary;
  readonly visitor: Visitor;
  readonly context: PageContext;
  readonly picture: string;
  readonly isFirstFree: boolean;
  /** The first row with two rates says what the member rate is. */
  readonly explainsRate: boolean;
}

function Row({ session, visitor, context, picture, isFirstFree, explainsRate }: RowProps) {
  const view = cardView(session, visitor);
  const { note } = view.price;
  const help = explainsRate ? <MemberRateHelp session={session} context={context} /> : undefined;
  const registered = isRegistered(session, visitor);
  const isFullForGuest = visitor.kind === 'guest' && sessionAvailability(session, context.now) === 'full';
  return (
    <ScheduleRow
      {...view}
      price={{ ...view.price, note: note && { ...note, help } }}
      {...(session.status === 'cancelled' ? { seats: null } : {})}
      coach={session.coachHref ? <a href={session.coachHref}>{session.coach_name}</a> : view.coach}
      notice={session.status === 'scheduled' ? null : <StatusNotice status={session.status} />}
      standing={registered ? <Status tone="ok">You are registered</Status> : null}
      action={
        registered
          ? { label: 'See your session', href: registrationHref(session, context.portalUrl) }
          : cardAction(session, visitor, context.now, context.portalUrl)
      }
      instead={isFullForGuest ? <TellMe session={session} context={context} size="sm" /> : undefined}
      isFirstFree={isFirstFree}
      picture={<Picture path={picture} width={640} height={400} />}
    />
  );
}
