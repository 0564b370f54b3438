import { artPath } from '@detroit-well/art';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import {
  formatDayOfMonth,
  formatLongDate,
  formatZonedTimeRange,
  relativeDay,
} from '@detroit-well/config/studio-time';
import { nextMeeting } from '@detroit-well/pricing';
import { Badge } from '@detroit-well/ui/components/badge';
import { Flash } from '@detroit-well/ui/components/flash';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { Status } from '@detroit-well/ui/components/status';
import { PlaceLines } from '@detroit-well/booking/place-lines';
import { sessionTitle } from '@detroit-well/booking/session-text';
import { coachHref } from '../../format/site-links.ts';
import { isCompleted, isPaid } from './session-parts.ts';
import './session-head.css';

/** Title, badges, and the main facts: when, where, and with which coach. */
export function SessionHead({ session, now }: { session: RegisteredSessionDetail; now: Date }) {
  const { registration, program } = session;
  const { start_datetime, end_datetime } = nextMeeting(session, now);
  const sessionCancelled = session.status === 'cancelled';
  const cancelled = registration.status === 'cancelled';
  const paid = isPaid(registration);
  const picture = artPath.session({ slug: session.title, category: program.category_name }, 'hero');
  return (
    <header className="rs__head">
      <span className="num" aria-hidden="true">
        {formatDayOfMonth(start_datetime)}
      </span>
      <div className="rs__name">
        <p className="rs__badges">
          {sessionCancelled || cancelled ? (
            <Badge tone="soft">{sessionCancelled ? 'Session cancelled' : 'Registration cancelled'}</Badge>
          ) : (
            <Badge tone={isCompleted(session, now) ? 'ink' : 'signal'}>
              {relativeDay(start_datetime, now, end_datetime)}
            </Badge>
          )}
          <Badge tone="soft">{program.title}</Badge>
          {program.difficulty_level ? <Badge tone="soft">{program.difficulty_level}</Badge> : null}
          <Lockup name={program.category_name} />
          {cancelled ? null : (
            <Status tone={paid ? 'ok' : 'wait'}>{paid ? 'Paid' : 'Payment Pending'}</Status>
          )}
        </p>
        <h1 className="d1">{sessionTitle(session)}</h1>
      </div>
      <figure aria-hidden="true">
        <img src={picture} alt="" width="1440" height="440" loading="lazy" />
      </figure>
      {sessionCancelled ? (
        <Flash tone="warn" title="The studio cancelled this session." live={false}>
          {cancelled && registration.payment_status !== 'refunded' ? null : 'Everything you paid comes back.'}
        </Flash>
      ) : null}
      {registration.status === 'held' ? (
        <Flash tone="warn" title="Your spot is held, but not confirmed yet." live={false}>
          Your card has to be confirmed before the hold runs out.
        </Flash>
      ) : null}
      <dl className="rs__when">
        <div>
          <dt>When</dt>
          <dd>
            <span>{formatLongDate(start_datetime)}</span>
            <br />
            <span className="tnum">{formatZonedTimeRange(start_datetime, end_datetime)}</span>
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            {session.location}
            <PlaceLines session={session} />
          </dd>
        </div>
        {session.coach_name ? (
          <div>
            <dt>Coach</dt>
            <dd>
              <a href={coachHref(session)}>{session.coach_name}</a>
            </dd>
          </div>
        ) : null}
      </dl>
    </header>
  );
}
