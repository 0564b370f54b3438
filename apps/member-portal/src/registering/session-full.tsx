import { bookingMessages } from '@detroit-well/booking/messages';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '@detroit-well/api-client/contract';
import { AlternativeSessions, alternativesTitle } from '@detroit-well/booking/alternative-sessions';
import { constants } from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { alternatives } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { NotifyChoices, waitlistPosition, waitlistTurn } from '@detroit-well/ui/patterns/notify-choices';
import { messages } from '@detroit-well/validation/messages';
import type { ReactNode } from 'react';
import { ResultRegion } from '../layouts/result-region.tsx';
import { openSessionsQuery } from '../queries.ts';
import { priceOf } from '../format/price-of.ts';
import type { Waitlist } from './use-waitlist.ts';

export interface SessionFullProps {
  readonly session: Session;
  readonly now: Date;
  readonly isMember: boolean;
  /** Says what happened, and that the member was not charged. */
  readonly reason: ReactNode;
  readonly waitlist: Waitlist;
  readonly onChoose: (session: Session) => void;
}

export const sessionFullTitle = (waitlist: Waitlist): string =>
  waitlist.entry ? 'On the waitlist' : 'Session Full';

/** Shows that the session is full, up to three alternatives, and the waitlist (SPEC-A 4). */
export function SessionFull({ session, now, isMember, reason, waitlist, onChoose }: SessionFullProps) {
  const { entry, smsOffered, choices, setChoices, pending, changes } = waitlist;
  return (
    <>
      <ResultRegion of={changes}>
        {entry ? (
          <Flash tone="ok" title={waitlistPosition(entry)} live={changes > 0}>
            {waitlistTurn(entry)}
          </Flash>
        ) : (
          reason
        )}
      </ResultRegion>
      <OthersThatFit
        session={session}
        now={now}
        isMember={isMember}
        waiting={entry !== null}
        onChoose={onChoose}
      />
      {entry ? (
        <p className="panel__more">
          <a href={paths.dashboard.waitlist()}>View my waitlist</a>
        </p>
      ) : (
        <section aria-labelledby="waitlist-title">
          <h3 className="panel__title" id="waitlist-title">
            Waitlist
          </h3>
          <p className="sm muted panel__line">{bookingMessages.waitlist}</p>
          <NotifyChoices
            value={choices}
            onChange={setChoices}
            smsOffered={smsOffered}
            disabled={pending !== null}
          />
        </section>
      )}
    </>
  );
}

function OthersThatFit({
  session,
  now,
  isMember,
  waiting,
  onChoose,
}: Pick<SessionFullProps, 'session' | 'now' | 'isMember' | 'onChoose'> & { waiting: boolean }) {
  const { data: open, isPending } = useQuery(openSessionsQuery(session.public_id));
  if (isPending) return <Skeleton height={280} />;
  const { shownMax: limit, guardWindowDays: windowDays } = constants.alternatives;
  const candidates = (open ?? []).filter((other) => !other.is_registered && other.registration_open);
  const others = alternatives(session, candidates, { now, limit, windowDays });
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others-title">
      <h3 className="panel__title" id="others-title">
        {waiting ? 'Or take one of these' : alternativesTitle(others.length)}
      </h3>
      <AlternativeSessions
        wanted={session}
        sessions={others.map((found) => found.session)}
        price={(other) => priceOf(other, isMember).cents}
        renderAction={(other, label, name) => (
          <Button size="sm" variant="line" aria-label={name} onClick={() => onChoose(other)}>
            {label}
          </Button>
        )}
      />
    </section>
  );
}

/** The main button of Session Full: join or leave the waitlist. */
export function SessionFullFoot({
  waitlist,
  onClose,
  onSpotOpen,
}: {
  waitlist: Waitlist;
  onClose: () => void;
  onSpotOpen: () => void;
}) {
  const { entry, choices, pending, problem, join, leave } = waitlist;
  const none = !choices.notify_email && !choices.notify_sms;
  return (
    <>
      {problem ? (
        <Flash tone={problem.spotOpen ? 'note' : 'bad'} title={problem.message}>
          {problem.spotOpen ? (
            <Button variant="quiet" size="sm" onClick={onSpotOpen}>
              Take the spot
            </Button>
          ) : null}
        </Flash>
      ) : null}
      {entry ? (
        <div className="panel__foot">
          <Button variant="line" busy={pending === 'leave'} busyLabel="Leaving..." onClick={leave}>
            Leave Waitlist
          </Button>
          <Button onClick={onClose}>Done</Button>
        </div>
      ) : (
        <Button
          variant="signal"
          full
          slash
          busy={pending === 'join'}
          busyLabel="Joining..."
          disabledReason={none ? messages.notificationRequired : undefined}
          onClick={join}
        >
          Join Waitlist
        </Button>
      )}
    </>
  );
}
