import type { Session } from '@detroit-well/api-client/contract';
import { sessionDateText, sessionPath } from '@detroit-well/booking/session-text';
import {
  memberPrice,
  registerButton,
  sessionAvailability,
  sessionView,
} from '@detroit-well/booking/session-view';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Status } from '@detroit-well/ui/components/status';
import { SessionRow, SessionRows } from '@detroit-well/ui/patterns/session-row';
import { useQuery } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { waitlistPageQuery } from '../../api/queries.ts';
import { registeredText } from '../../format/registered.ts';
import { coachHref } from '../../format/site-links.ts';
import { EntryBoundary } from '../../outcomes/part-boundary.tsx';
import { readSettings } from '../../settings/settings.ts';

/** The number of rows at first. The rest show on request, so that a full calendar does not slow the page. */
const pageSize = 6;

export interface SessionRowListProps {
  readonly sessions: readonly Session[];
  readonly now: Date;
  /** True if the member has an active membership. */
  readonly isMember: boolean;
  /** The session whose availability is being checked. */
  readonly checking: string | null;
  readonly onRegister: (session: Session) => void;
  /** Shows the days after these. Null if there is nothing on them. */
  readonly later: { readonly href: string; readonly onGo: (event: MouseEvent) => void } | null;
}

/** The sessions that are open for registration, soonest first. */
export function SessionRowList({ sessions, later, ...row }: SessionRowListProps) {
  const [shown, setShown] = useState(pageSize);
  const { data: waitlist } = useQuery({ ...waitlistPageQuery(), meta: { background: true } });
  const placeOf = (sessionId: string) =>
    waitlist?.results.find(({ session_id, status }) => session_id === sessionId && status === 'waiting');
  return (
    <>
      <SessionRows>
        {sessions.slice(0, shown).map((session) => (
          <EntryBoundary key={session.public_id}>
            <Row {...row} session={session} place={placeOf(session.public_id)?.position} />
          </EntryBoundary>
        ))}
      </SessionRows>
      {sessions.length > shown ? (
        <p className="block__more">
          <Button variant="line" onClick={() => setShown(shown + pageSize)}>
            Show more sessions
          </Button>
        </p>
      ) : later ? (
        <p className="block__more">
          <ButtonLink variant="line" href={later.href} onClick={later.onGo}>
            Show later sessions
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

interface RowProps extends Omit<SessionRowListProps, 'sessions' | 'later'> {
  readonly session: Session;
  /** The member's place on the waitlist of the session. */
  readonly place: number | undefined;
}

function Row({ session, place, now, isMember, checking, onRegister }: RowProps) {
  const { publicSiteUrl } = readSettings();
  const { day, weekday, month } = sessionDateText(session);
  const action = {
    ...actionOf(session, now),
    busy: checking === session.public_id,
    busyLabel: 'Checking...',
    onPress: () => onRegister(session),
  };
  return (
    <SessionRow
      {...sessionView(session, memberPrice(session, isMember))}
      // The column is too narrow for long names.
      date={{ day, weekday, month }}
      href={siteUrl(publicSiteUrl, sessionPath(session))}
      coachHref={session.coach_name ? coachHref(session) : undefined}
      notice={
        place === undefined ? null : (
          <Status tone="wait">
            <a
              href={paths.dashboard.waitlist({ session: session.public_id })}
            >{`Waitlist, place ${place}`}</a>
          </Status>
        )
      }
      action={action}
    />
  );
}

/** The waiver and the payment consent are checked at the press. */
const member = { loaded: true, signedIn: true, waiverAccepted: true, paymentConsent: true };

/** Returns the label of the button. The button of a full session stays enabled and leads to the alternatives. */
function actionOf(session: Session, now: Date): { label: string; disabledReason?: string } {
  const { label, disabled } = registerButton(session, { ...member, registered: session.is_registered }, now);
  if (!disabled) return { label: 'Register' };
  if (session.is_registered) return { label, disabledReason: registeredText.title };
  if (sessionAvailability(session, now) === 'full') return { label };
  return { label, disabledReason: 'Registration is closed.' };
}
