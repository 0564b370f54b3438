import type { Session } from '@detroit-well/api-client/contract';
import { Button } from '@detroit-well/ui/components/button';
import { SessionRow, SessionRows } from '@detroit-well/ui/patterns/session-row';
import { registrationOpen } from '@detroit-well/pricing';
import { useState } from 'react';
import { EntryBoundary } from '../../layouts/part-boundary.tsx';
import { readSettings } from '../../settings.ts';
import { registeredText } from '../../format/registered.ts';
import { sessionView } from './session-view.ts';

/** The number of rows at first. The rest show on request, so that a full calendar does not slow the page. */
const pageSize = 6;

export interface SessionRowListProps {
  readonly sessions: readonly Session[];
  readonly now: Date;
  /** Whether the member has an active membership. */
  readonly isMember: boolean;
  /** The session whose availability is being checked. */
  readonly checking: string | null;
  readonly onRegister: (session: Session) => void;
}

/** The sessions that are open for registration, soonest first. */
export function SessionRowList({ sessions, ...row }: SessionRowListProps) {
  const [shown, setShown] = useState(pageSize);
  return (
    <>
      <SessionRows>
        {sessions.slice(0, shown).map((session) => (
          <EntryBoundary key={session.public_id}>
            <Row {...row} session={session} />
          </EntryBoundary>
        ))}
      </SessionRows>
      {sessions.length > shown ? (
        <p className="block__more">
          <Button variant="line" onClick={() => setShown(shown + pageSize)}>
            Show more sessions
          </Button>
        </p>
      ) : null}
    </>
  );
}

type RowProps = Omit<SessionRowListProps, 'sessions'> & { readonly session: Session };

function Row({ session, now, isMember, checking, onRegister }: RowProps) {
  const { publicSiteUrl } = readSettings();
  const action = {
    ...actionOf(session, now),
    busy: checking === session.public_id,
    busyLabel: 'Checking...',
    onPress: () => onRegister(session),
  };
  return <SessionRow {...sessionView(session, { publicSiteUrl, isMember }, action)} />;
}

/** Returns the label of the button. The button of a full session stays enabled and leads to the alternatives. */
function actionOf(session: Session, now: Date): { label: string; disabledReason?: string } {
  if (session.is_registered) return { label: 'Registered', disabledReason: registeredText.title };
  if (!registrationOpen(session, now))
    return { label: 'Registration Closed', disabledReason: 'Registration is closed.' };
  if (session.is_full) return { label: 'Session Full' };
  return { label: 'Register' };
}
