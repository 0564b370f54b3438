import { serverDate } from '@detroit-well/config/server-clock';
import { useQueryClient } from '@tanstack/react-query';
import type { Session, WaitlistItem, WaitlistPage } from '@detroit-well/api-client/contract';
import { describe } from '@detroit-well/api-client/errors';
import { joinWaitlist } from '@detroit-well/booking/waitlist/calls';
import { deadlineText } from '@detroit-well/booking/waitlist/messages';
import { problemOf } from '@detroit-well/booking/waitlist/state';
import { paths } from '@detroit-well/config/paths';
import { formatLongDate } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import type { FlashProps } from '@detroit-well/ui/components/flash';
import { ClockIcon } from '@detroit-well/ui/icons';
import { useLayer } from '@detroit-well/ui/layer';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { client } from '../../api/client.ts';
import { failureMessage } from '@detroit-well/booking/failure-message';
import { PartBoundary } from '../../outcomes/part-boundary.tsx';
import { completeRegistration } from '../../api/queries.ts';
import { useRegistrationFlow } from '../../registration/use-registration-flow.tsx';
import { registeredText } from '../../format/registered.ts';
import { NextDate } from './next-date.tsx';
import { LeaveWaitlist, type LeaveRequest } from './leave-waitlist.tsx';
import { Offers } from './offers.tsx';
import { UnconfirmedPayment } from './unconfirmed-payment.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WaitlistRules } from './waitlist-rules.tsx';
import { useNow } from '../../browser/use-now.ts';
import { waitlistView, type Offer } from './waitlist-view.ts';

interface Result {
  readonly tone: FlashProps['tone'];
  readonly title: ReactNode;
  readonly text?: ReactNode;
}

export interface EntriesProps {
  readonly page: WaitlistPage;
  readonly isMember: boolean;
  /** Shown when there are no entries. */
  readonly empty: ReactNode;
}

/** The offers and entries, their actions, and the result of the last action. */
export function Entries({ page, isMember, empty }: EntriesProps) {
  const queries = useQueryClient();
  const now = useNow(15_000);
  const [result, setResult] = useState<Result | null>(null);
  const leaving = useLayer<LeaveRequest>('leave-waitlist');
  const [joining, setJoining] = useState<string | null>(null);
  const { offers, waiting, expired, unconfirmed } = waitlistView(page, now);

  const refresh = () => queries.invalidateQueries({ queryKey: ['waitlist'] });

  const flow = useRegistrationFlow({
    now,
    isMember,
    onUnreachable: (error) => setResult({ tone: 'bad', title: describe(error, 'registrationAlert').message }),
    onBlocked: (reason) =>
      setResult({
        tone: 'bad',
        title: reason,
        text: <a href={paths.dashboard.waiver()}>Complete Waiver</a>,
      }),
    onDone: (session) => void completeRegistration(queries, session.public_id),
    onLeave: (session) =>
      setResult({
        tone: 'ok',
        title: registeredText.title,
        text: (
          <>
            <span>{`${session.title}, ${formatLongDate(session.start_datetime)}. `}</span>
            <a href={paths.dashboard.session(session.public_id)}>{registeredText.link}</a>
          </>
        ),
      }),
    // In the last 24 hours another member may be faster, and the deadline of an offer may have passed.
    onFull: (session) => {
      if (!offers.some(({ item }) => item.session_id === session.public_id)) return false;
      setResult(tooLate(session, offers));
      void refresh();
      return true;
    },
  });

  const joinAgain = async ({ session_id, session }: WaitlistItem): Promise<void> => {
    setJoining(session_id);
    const joined = await joinWaitlist(client, { sessionId: session_id }, serverDate());
    setJoining(null);
    const problem = problemOf(joined);
    if (problem)
      return setResult({ tone: problem.tone, title: failureMessage(problem.error, problem.message) });
    setResult(
      joined.kind === 'spot_open'
        ? { tone: 'note', title: joined.message }
        : { tone: 'ok', title: `You are on the waitlist for ${session.title} again.` },
    );
    await refresh();
  };

  return (
    <>
      <ResultRegion of={result}>
        {result ? (
          <Flash tone={result.tone} title={result.title} onClose={() => setResult(null)}>
            {result.text}
          </Flash>
        ) : null}
      </ResultRegion>
      {expired.length + unconfirmed.length > 0 ? (
        <div className="waitlist-flashes">
          {unconfirmed.map((one) => (
            <PartBoundary key={one.item.public_id}>
              <UnconfirmedPayment
                unconfirmed={one}
                busy={flow.checking === one.item.session_id}
                onTake={() => flow.register(one.item.session)}
              />
            </PartBoundary>
          ))}
          {expired.map(({ item, spotOpen }) => (
            <PartBoundary key={item.public_id}>
              <Ended
                item={item}
                spotOpen={spotOpen}
                busy={joining === item.session_id || flow.checking === item.session_id}
                onJoin={() => void joinAgain(item)}
                onTake={() => flow.register(item.session)}
              />
            </PartBoundary>
          ))}
        </div>
      ) : null}
      {offers.length > 0 ? (
        <Offers
          offers={offers}
          isMember={isMember}
          checking={flow.checking}
          onTake={({ item }) => flow.register(item.session)}
          onDecline={({ item, kind }) => leaving.open({ item, held: kind === 'held' })}
        />
      ) : null}
      {waiting.length > 0 ? (
        <WaitingList
          items={waiting}
          smsOffered={page.sms_available}
          isMember={isMember}
          onLeave={(item) => leaving.open({ item, held: false })}
        />
      ) : null}
      {offers.length + waiting.length + expired.length + unconfirmed.length === 0 ? empty : <WaitlistRules />}
      {leaving.shown ? (
        <LeaveWaitlist
          leave={leaving.shown}
          onClose={leaving.close}
          onLeft={(left) => {
            leaving.end();
            setResult(leftMessage(left));
            void refresh();
          }}
        />
      ) : null}
      {flow.screen}
    </>
  );
}

function leftMessage({ held, item: { session } }: LeaveRequest): Result {
  return held
    ? {
        tone: 'ok',
        title: 'You let it go.',
        text: `The spot in ${session.title} can go to the next person. Nothing was charged.`,
      }
    : { tone: 'ok', title: `You left the waitlist for ${session.title}.`, text: 'Nothing was charged.' };
}

const offerEnded = (title: string) => `The offer for ${title} has ended.`;

function TooLate({ session }: { session: Session }) {
  return (
    <>
      <span>Nothing was charged.</span>
      <NextDate session={session} />
    </>
  );
}

function tooLate(session: Session, offers: readonly Offer[]): Result {
  const { title, public_id } = session;
  const open = offers.some(({ item, kind }) => kind === 'open' && item.session_id === public_id);
  return open
    ? {
        tone: 'warn',
        title: 'Someone was faster.',
        text: `The spot in ${title} is taken and nothing was charged. You stay on its waitlist until it starts.`,
      }
    : { tone: 'warn', title: offerEnded(title), text: <TooLate session={session} /> };
}

/** An expired offer: when the hold ended, and how to join again. */
function Ended({
  item,
  spotOpen: open,
  busy,
  onJoin,
  onTake,
}: {
  readonly item: WaitlistItem;
  readonly spotOpen: boolean;
  readonly busy: boolean;
  readonly onJoin: () => void;
  readonly onTake: () => void;
}) {
  const { session, offer_expires_at: until } = item;
  return (
    <Flash
      tone="warn"
      icon={<ClockIcon />}
      title={offerEnded(session.title)}
      live={false}
      action={
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          busyLabel={open ? 'Checking...' : 'Joining...'}
          aria-label={`${open ? 'Take the spot' : 'Join Waitlist'}, ${session.title}`}
          onClick={open ? onTake : onJoin}
        >
          {open ? 'Take the spot' : 'Join Waitlist'}
        </Button>
      }
    >
      {until === null ? null : <span>{`It ran until ${deadlineText(until)}. `}</span>}
      <span>
        {open
          ? 'Nothing is held any more, but a spot is open: the first to take it has it.'
          : 'Its spot can go to the next person. You can join again at the end of the waitlist.'}
      </span>
      {open ? null : <NextDate session={session} />}
    </Flash>
  );
}
