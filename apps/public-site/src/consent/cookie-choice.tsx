import { onConsent, readConsent, rememberConsent, type Consent } from '@detroit-well/telemetry/consent';
import { Button } from '@detroit-well/ui/components/button';
import { useSyncExternalStore } from 'react';

type Decision = Consent | 'open' | 'unknown';

const statusTexts = {
  accepted: 'You have accepted in this browser: visits are counted.',
  declined: 'You have declined in this browser: nothing is counted.',
  open: 'You have not answered in this browser: nothing is counted.',
} as const;

/**
 * Lets the visitor change the consent decision on the cookie page. The server does not know the decision, so this appears
 * after hydration.
 */
export function CookieChoice() {
  const decision = useSyncExternalStore<Decision>(
    onConsent,
    () => readConsent() ?? 'open',
    () => 'unknown',
  );
  if (decision === 'unknown') return null;
  return (
    <section className="legal wrap cookie-choice" aria-labelledby="cookie-choice">
      <h2 id="cookie-choice" className="d3">
        Counting visits
      </h2>
      <p role="status">{statusTexts[decision]}</p>
      <div className="row">
        <Button aria-pressed={decision === 'declined'} onClick={() => rememberConsent('declined')}>
          Decline
        </Button>
        <Button aria-pressed={decision === 'accepted'} onClick={() => rememberConsent('accepted')}>
          Accept
        </Button>
      </div>
    </section>
  );
}
