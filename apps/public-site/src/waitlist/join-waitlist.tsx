import { bookingMessages } from '@detroit-well/booking/messages';
import type { UsedWaitlist } from '@detroit-well/booking/waitlist';
import { JoinWaitlistButton, LeaveWaitlistButton } from '@detroit-well/booking/waitlist/buttons';
import { hasNotice, WaitlistNotice } from '@detroit-well/booking/waitlist/notice';
import { problemOf, type WaitlistState } from '@detroit-well/booking/waitlist/state';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { Flash } from '@detroit-well/ui/components/flash';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { lazy, Suspense } from 'react';
import type { PageContext } from '../page.ts';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';

interface JoinWaitlistProps {
  readonly waitlist: UsedWaitlist;
  readonly sessionId: string;
  readonly context: Pick<PageContext, 'portalUrl'>;
}

/** The waitlist of a full session, for members (SPEC-A 7.14): join it, see the position, leave it. Waiting is free. */
export function JoinWaitlist({ waitlist, sessionId, context }: JoinWaitlistProps) {
  const { state, results } = waitlist;
  const known = <WaitlistNotice waitlist={waitlist} />;
  // A notice that follows a press replaces the button and takes the focus. A notice shown on load does not.
  const notice = results > 0 && hasNotice(state) ? <FocusOnMount key={results}>{known}</FocusOnMount> : known;
  switch (state.kind) {
    case 'loading':
      return null;
    case 'spot_open':
      return notice;
    case 'waiting':
    case 'leaving':
    case 'offered':
      return (
        <div className="stack">
          {notice}
          <Problem state={state} />
          <div className="row">
            {state.kind === 'offered' ? null : (
              <LeaveWaitlistButton variant="line" size="sm" waitlist={waitlist} />
            )}
            <TextLink
              arrow={false}
              href={portalUrl(context.portalUrl, paths.dashboard.waitlist({ session: sessionId }))}
            >
              View my waitlist
            </TextLink>
          </div>
        </div>
      );
    case 'not_waiting':
    case 'joining':
      return (
        <div className="stack">
          <Problem state={state} />
          {notice}
          <Suspense fallback={<JoinByEmail waitlist={waitlist} />}>
            <JoinForm waitlist={waitlist} />
          </Suspense>
          <p className="sm muted">{bookingMessages.waitlist}</p>
        </div>
      );
  }
}

function Problem({ state }: { state: WaitlistState }) {
  const problem = problemOf(state);
  return problem ? <Flash tone={problem.tone} title={problem.message} /> : null;
}

/** The choices load with their script. Until then, or without it, joining notifies by email. */
const JoinForm = lazy(async () => {
  const loaded = await import('./join-form.tsx').catch(() => null);
  return { default: loaded?.JoinForm ?? JoinByEmail };
});

function JoinByEmail({ waitlist }: { waitlist: UsedWaitlist }) {
  return <JoinWaitlistButton full waitlist={waitlist} />;
}
