import { networkOrInternalError } from '@detroit-well/api-client/errors';
import * as constants from '@detroit-well/config/constants';
import { Flash } from '@detroit-well/ui/components/flash';
import { HumanCheckBox } from '@detroit-well/ui/components/human-check-box';
import { RateWait } from '@detroit-well/ui/components/rate-wait';
import { NewsletterForm } from '@detroit-well/ui/patterns/newsletter-form';
import { useEffect, useState, type FormEvent } from 'react';
import { FocusOnMount } from '../../layout/focus-on-mount.tsx';
import { useHumanCheck, waitingForCheck } from '@detroit-well/booking/human-check';
import { loadGuestClient } from '../../guest-client/load-guest-client.ts';
import type { RateLimitWait } from '../../rate-limit/rate-limit-wait.ts';

type Sending =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'success'; message: string }
  | { kind: 'error'; message: string };

const { newsletterError, newsletterSuccessReset } = constants.messageMs;

/**
 * Early access (SPEC-A 4): an error disappears after 3 seconds. Success resets the form after 6 seconds, or immediately on
 * request.
 */
export function SoonForm({ apiUrl }: { apiUrl: string }) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const [wait, setWait] = useState<RateLimitWait | null>(null);
  const check = useHumanCheck({ loadClient: () => loadGuestClient(apiUrl) });
  // Timers are outside React: the message disappears automatically.
  useEffect(() => {
    if (sending.kind !== 'success' && sending.kind !== 'error') return undefined;
    const wait = sending.kind === 'success' ? newsletterSuccessReset : newsletterError;
    const timer = setTimeout(() => setSending({ kind: 'idle' }), wait);
    return () => clearTimeout(timer);
  }, [sending]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.kind === 'loading') return;
    const typed = new FormData(event.currentTarget).get('email');
    const email = typeof typed === 'string' ? typed : '';
    setSending({ kind: 'loading' });
    setWait(null);
    try {
      const token = await check.token();
      const { joinMailingList } = await import('../../newsletter/join-mailing-list.ts');
      const result = await joinMailingList({ apiUrl, email, token, form: 'coming_soon', onWait: setWait });
      setSending(result);
      setWait(result.kind === 'error' ? result.wait : null);
    } catch {
      setSending({ kind: 'error', message: networkOrInternalError });
    }
    // Each token is valid for one submission: the next attempt needs a new check.
    check.reset();
  }

  if (sending.kind === 'success') {
    return (
      <div data-part="joined">
        <FocusOnMount>
          <Flash tone="ok" title={sending.message} />
        </FocusOnMount>
        <button type="button" className="text-link" onClick={() => setSending({ kind: 'idle' })}>
          <span>Subscribe another email</span>
        </button>
      </div>
    );
  }
  return (
    <NewsletterForm
      data-early="newsletter"
      onSubmit={(event) => void submit(event)}
      onFocus={check.start}
      // After an error the field may still have the focus.
      onInput={check.start}
      busy={sending.kind === 'loading'}
      error={sending.kind === 'error' ? sending.message : null}
      inputProps={{ maxLength: 254 }}
      buttonLabel="Get early access"
      waitingFor={waitingForCheck(check.state)}
      wait={wait ? <RateWait {...wait} /> : null}
      humanCheck={
        <HumanCheckBox state={check.state} onStart={check.start}>
          {check.widget}
        </HumanCheckBox>
      }
    />
  );
}
