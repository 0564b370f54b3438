import { Flash } from '@detroit-well/ui/components/flash';
import type { UsedWaitlist } from './use-waitlist.ts';
import { waitlistPosition, waitlistTurn } from './waitlist-messages.ts';
import type { WaitlistState } from './waitlist-state.ts';

type NoticeState = Extract<
  WaitlistState,
  { kind: 'waiting' | 'leaving' | 'offered' | 'spot_open' | 'not_waiting' }
>;

/** True if there is something to show: a position, an offer, an open spot, or that the member left. */
export const hasNotice = (state: WaitlistState): state is NoticeState =>
  state.kind === 'not_waiting' ? state.left : state.kind !== 'loading' && state.kind !== 'joining';

/** The member's position or offer, or the result of the last action. Screen readers announce only results. */
export function WaitlistNotice({ waitlist: { state, results } }: { readonly waitlist: UsedWaitlist }) {
  if (!hasNotice(state)) return null;
  const live = results > 0;
  switch (state.kind) {
    case 'waiting':
    case 'leaving':
      return (
        <Flash tone="ok" title={waitlistPosition(state.entry)} live={live}>
          {waitlistTurn(state.entry)}
        </Flash>
      );
    case 'offered':
      return (
        <Flash tone="ok" title={waitlistPosition(state.entry)} live={live}>
          After that it can go to the next person.
        </Flash>
      );
    case 'spot_open':
      return <Flash tone="note" title={state.message} live={live} />;
    case 'not_waiting':
      return <Flash tone="ok" title="You left the waitlist." live={live} />;
  }
}
