import { bookingMessages } from '@detroit-well/booking/messages';
import type { UsedWaitlist } from '@detroit-well/booking/waitlist';
import { JoinWaitlistButton, LeaveWaitlistButton } from '@detroit-well/booking/waitlist/buttons';
import { choicesProblem, joinFormId, WaitlistForm } from '@detroit-well/booking/waitlist/choices';
import { hasNotice, WaitlistNotice } from '@detroit-well/booking/waitlist/notice';
import { canDo, entryOf, problemOf } from '@detroit-well/booking/waitlist/state';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '@detroit-well/api-client/contract';
import { findAlternatives } from '@detroit-well/booking/find-alternatives';
import { memberPrice } from '@detroit-well/booking/session-view';
import { AlternativeSessions, alternativesTitle } from '@detroit-well/booking/alternative-sessions';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import type { ReactNode } from 'react';
import { ResultRegion } from '../outcomes/result-region.tsx';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { openSessionsQuery, otherDatesQuery } from '../api/queries.ts';

export interface SessionFullProps {
  readonly session: Session;
  readonly now: Date;
  readonly isMember: boolean;
  /** Says what happened, and that the member was not charged. */
  readonly reason: ReactNode;
  readonly waitlist: UsedWaitlist;
  readonly onChoose: (session: Session) => void;
}

export const sessionFullTitle = ({ state }: UsedWaitlist): string =>
  entryOf(state) ? 'On the waitlist' : 'Session Full';

/** Shows that the session is full, up to three alternatives, and the waitlist (SPEC-A 4). */
export function SessionFull({ session, now, isMember, reason, waitlist, onChoose }: SessionFullProps) {
  const { state, results } = waitlist;
  const isWaiting = entryOf(state) !== null;
  return (
    <>
      <ResultRegion of={results}>
        {hasNotice(state) ? <WaitlistNotice waitlist={waitlist} /> : reason}
      </ResultRegion>
      <Alternatives session={session} now={now} isMember={isMember} waiting={isWaiting} onChoose={onChoose} />
      {isWaiting ? (
        <p className="panel__more">
          <a href={paths.dashboard.waitlist()}>View my waitlist</a>
        </p>
      ) : canDo('register', state) ? null : (
        <section aria-labelledby="waitlist-title">
          <h3 className="panel__title" id="waitlist-title">
            Waitlist
          </h3>
          <p className="sm muted panel__line">{bookingMessages.waitlist}</p>
          <WaitlistForm waitlist={waitlist} />
        </section>
      )}
    </>
  );
}

function Alternatives({
  session,
  now,
  isMember,
  waiting,
  onChoose,
}: Pick<SessionFullProps, 'session' | 'now' | 'isMember' | 'onChoose'> & { waiting: boolean }) {
  const { data: open, isPending } = useQuery(openSessionsQuery(session.public_id));
  // Dates of its own program may be beyond the first page of all sessions.
  const { data: dates, isPending: isLoadingDates } = useQuery(otherDatesQuery(session));
  if (isPending || isLoadingDates) return <Skeleton height={280} />;
  const others = findAlternatives(session, [...(open ?? []), ...(dates ?? [])], now);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others-title">
      <h3 className="panel__title" id="others-title">
        {waiting ? 'Or take one of these' : alternativesTitle(others.length)}
      </h3>
      <AlternativeSessions
        wanted={session}
        sessions={others}
        price={(other) => memberPrice(other, isMember).cents}
        renderAction={(other, label, name) => (
          <Button size="sm" variant="line" aria-label={name} onClick={() => onChoose(other)}>
            {label}
          </Button>
        )}
      />
    </section>
  );
}

/** The main button of Session Full: join or leave the waitlist, or take the spot that is open after all. */
export function SessionFullFoot({
  waitlist,
  onClose,
  onSpotOpen,
}: {
  waitlist: UsedWaitlist;
  onClose: () => void;
  onSpotOpen: () => void;
}) {
  const { state, choices } = waitlist;
  if (canDo('register', state)) {
    return (
      <Button variant="signal" full slash onClick={onSpotOpen}>
        Take the spot
      </Button>
    );
  }
  const problem = problemOf(state);
  return (
    <>
      {problem ? <Flash tone={problem.tone} title={failureMessage(problem.error, problem.message)} /> : null}
      {entryOf(state) ? (
        <div className="panel__foot">
          <LeaveWaitlistButton variant="line" waitlist={waitlist} />
          <Button onClick={onClose}>Done</Button>
        </div>
      ) : (
        <JoinWaitlistButton
          variant="signal"
          full
          slash
          form={joinFormId}
          waitlist={waitlist}
          disabledReason={choicesProblem(choices)}
        />
      )}
    </>
  );
}
