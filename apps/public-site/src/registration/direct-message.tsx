import { sentences } from '@detroit-well/api-client/errors';
import { bookingMessages } from '@detroit-well/booking/messages';
import { UnknownOutcome } from '@detroit-well/booking/unknown-outcome';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { bothPrices } from '../messages/price-change.ts';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';
import type { DirectRegistration } from './use-direct-registration.ts';

/** The outcome of a member's registration, above the button. */
export function DirectMessage({ direct }: { direct: DirectRegistration }) {
  const { state, acceptPrice } = direct;
  switch (state.kind) {
    case 'idle':
    case 'sending':
      return null;
    case 'failed':
      return <Flash tone="bad" title={state.message} />;
    case 'full':
      return (
        <FocusOnMount>
          <Flash tone="bad" title={state.message}>
            {`${bookingMessages.lastSpotTaken} ${bookingMessages.nothingCharged}`}
          </Flash>
        </FocusOnMount>
      );
    case 'unknown':
      return <UnknownOutcome />;
    case 'done':
      return <Flash tone="ok" title={sentences.registrationSuccessful} />;
    case 'price_changed':
      return (
        <div className="stack">
          <Flash tone="warn" title={state.message}>
            {bothPrices(state.before, state.now)}
          </Flash>
          <Button
            variant="line"
            full
            onClick={({ currentTarget }) => {
              // This button disappears, so the focus moves to the button that shows the progress.
              currentTarget.closest('.price-box')?.querySelector<HTMLElement>('[data-size="lg"]')?.focus();
              acceptPrice();
            }}
          >
            {`Register for ${formatCents(toCents(state.now))}`}
          </Button>
        </div>
      );
  }
}
