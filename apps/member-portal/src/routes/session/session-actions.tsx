import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { paths, siteUrl } from '@detroit-well/config/paths';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { placeOf } from '@detroit-well/config/place';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { CalendarIcon, DirectionsIcon } from '@detroit-well/ui/icons';
import { ActionButton, ActionLink, ActionRow } from '@detroit-well/ui/patterns/action-row';
import { useState } from 'react';
import { readSettings } from '../../settings/settings.ts';
import type { ActionResult } from './action-result.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { MoveAction } from './move-action.tsx';
import { OtherDates } from './other-dates.tsx';
import { PayNow, payNote } from './pay-now.tsx';
import { refundText } from './refund-text.ts';
import { isCompleted } from './session-parts.ts';

export interface SessionActionsProps {
  readonly session: RegisteredSessionDetail;
  readonly now: Date;
  /** The result of the last action. */
  readonly result: ActionResult | null;
  readonly onResult: (result: ActionResult) => void;
  /** The registration moved: the result belongs to the page of the new date. */
  readonly onMoved: (sessionId: string, result: ActionResult) => void;
}

/** The member's actions for the registration, under When and Where. A due payment comes first. */
export function SessionActions({ session, now, result, onResult, onMoved }: SessionActionsProps) {
  const [calendarOpen, setCalendarOpen] = useState(false);
  const { registration } = session;
  const { status, public_id: registrationId } = registration;
  if (status === 'cancelled') return <AfterCancellation session={session} now={now} onResult={onResult} />;
  const completed = isCompleted(session, now);
  const live = result?.cancelled !== registrationId;
  const note = payNote(session, now) ?? freeUntil(session, now);
  return (
    <div className="rs__acts">
      <ActionRow label="What you can do">
        <PayNow session={session} now={now} onPaid={onResult} />
        {completed ? null : (
          <>
            <li>
              <ActionButton
                icon={<CalendarIcon />}
                expanded={calendarOpen}
                onClick={() => setCalendarOpen(!calendarOpen)}
              >
                Calendar
              </ActionButton>
            </li>
            <li>
              <ActionLink
                icon={<DirectionsIcon />}
                href={placeOf(session).directionsHref}
                more="opens a map in a new tab"
              >
                Directions
              </ActionLink>
            </li>
          </>
        )}
        {live && canMove(session, now) ? <MoveAction session={session} onMoved={onMoved} /> : null}
        {live ? (
          <CancelRegistration
            session={session}
            onCancelled={(refund) =>
              onResult({
                tone: 'ok',
                title: 'Your registration is cancelled.',
                ...(refund ? { text: refundText(refund) } : {}),
                cancelled: registrationId,
              })
            }
          />
        ) : null}
      </ActionRow>
      {note ? <p className="sm muted">{note}</p> : null}
      {calendarOpen ? <CalendarLinks session={session} /> : null}
    </div>
  );
}

function canMove({ status, registration }: RegisteredSessionDetail, now: Date): boolean {
  const { refund_deadline } = registration.cancellation;
  return registration.status === 'confirmed' && status !== 'cancelled' && now <= new Date(refund_deadline);
}

/** Until when leaving is free, or that it no longer is. */
function freeUntil(session: RegisteredSessionDetail, now: Date): string | null {
  const { can_cancel, refund_deadline: deadline } = session.registration.cancellation;
  if (!can_cancel || session.status === 'cancelled') return null;
  const until = `${formatLongDate(deadline)}, ${formatTime(deadline)}`;
  return now <= new Date(deadline)
    ? `Free to cancel or move until ${until}.`
    : `Moving and canceling for free ended on ${until}.`;
}

interface AfterCancellationProps {
  readonly session: RegisteredSessionDetail;
  readonly now: Date;
  readonly onResult: (result: ActionResult) => void;
}

/** A way back into the session while it is open, and the other dates of its program. */
function AfterCancellation({ session, now, onResult }: AfterCancellationProps) {
  const { program, title, public_id } = session;
  const page = paths.session({ category: program.category_name, program: program.title, title, public_id });
  const isOver = session.status === 'cancelled' || new Date(session.start_datetime) <= now;
  return (
    <div className="rs__acts">
      {isOver ? null : (
        <ButtonLink variant="signal" slash href={siteUrl(readSettings().publicSiteUrl, page)}>
          Register again
        </ButtonLink>
      )}
      <OtherDates session={session} now={now} onResult={onResult} />
    </div>
  );
}
