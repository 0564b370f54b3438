import { onConsent, readConsent, rememberConsent, type Consent } from '@detroit-well/telemetry/consent';
import { Button } from '@detroit-well/ui/components/button';
import { useSyncExternalStore } from 'react';

type Answer = Consent | 'open' | 'unknown';

const standing = {
  accepted: 'You have accepted in this browser: visits are counted.',
  declined: 'You have declined in this browser: nothing is counted.',
  open: 'You have not answered in this browser: nothing is counted.',
} as const;

/**
 * Lets the visitor change the consent decision on the cookie page. The server does not know the decision, so this appears
 * after hydration.
 */
export function CookieChoice() {
  const answer = useSyncExternalStore<Answer>(
    onConsent,
    () => readConsent() ?? 'open',
    () => 'unknown',
  );
  if (answer === 'unknown') return null;
  return (
    <section className="legal wrap cookie-choice" aria-labelledby="cookie-choice">
      <h2 id="cookie-choice" className="d3">
        Counting visits
      </h2>
      <p role="status">{standing[answer]}</p>
      <div className="row">
        <Button aria-pressed={answer === 'declined'} onClick={() => rememberConsent('declined')}>
          Decline
        </Button>
        <Button aria-pressed={answer === 'accepted'} onClick={() => rememberConsent('accepted')}>
          Accept
        </Button>
      </div>
    </section>
  );
}
