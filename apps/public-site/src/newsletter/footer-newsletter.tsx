import * as constants from '@detroit-well/config/constants';
import { Flash } from '@detroit-well/ui/components/flash';
import { HumanCheckBox } from '@detroit-well/ui/components/human-check-box';
import { RateWait } from '@detroit-well/ui/components/rate-wait';
import { NewsletterForm } from '@detroit-well/ui/patterns/newsletter-form';
import { useState, type FormEvent } from 'react';
import { useHumanCheck, waitingForCheck } from '@detroit-well/booking/human-check';
import { loadGuestClient } from '../guest-client/load-guest-client.ts';
import type { RateLimitWait } from '../rate-limit/rate-limit-wait.ts';

type Sending =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'success'; message: string }
  | { kind: 'error'; message: string };

/** The target of `#mailing-list` links. */
const mailingListId = 'mailing-list';

/** The mailing list in the footer (SPEC-A 4): locked after success; an error resets the check. */
export function FooterNewsletter({ apiUrl }: { apiUrl: string }) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const [wait, setWait] = useState<RateLimitWait | null>(null);
  const [joined, setJoined] = useState(false);
  const check = useHumanCheck({ loadClient: () => loadGuestClient(apiUrl) });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (joined || sending.kind === 'loading') return;
    const typed = new FormData(event.currentTarget).get('email');
    const email = typeof typed === 'string' ? typed : '';
    setSending({ kind: 'loading' });
    setWait(null);
    try {
      const token = await check.token();
      const { joinMailingList } = await import('./join-mailing-list.ts');
      const result = await joinMailingList({ apiUrl, email, token, form: 'homepage', onWait: setWait });
      setSending(result);
      setWait(result.kind === 'error' ? result.wait : null);
      if (result.kind === 'success') setJoined(true);
      else check.reset();
    } catch {
      // SPEC-B 8.6, default: the cause is unknown.
      setSending({ kind: 'error', message: 'Unexpected error.' });
      check.reset();
    }
  }

  return (
    <NewsletterForm
      id={mailingListId}
      data-early="newsletter"
      onSubmit={(event) => void submit(event)}
      onFocus={check.start}
      // After an error the field may still have the focus.
      onInput={check.start}
      busy={sending.kind === 'loading'}
      error={sending.kind === 'error' ? sending.message : null}
      inputProps={{ readOnly: joined, maxLength: 254 }}
      buttonLabel={joined ? 'On the list' : 'Join the list'}
      message={
        sending.kind === 'success' ? (
          <Flash
            tone="ok"
            title={sending.message}
            autoHideMs={constants.messageMs.newsletterAlert}
            onClose={() => setSending({ kind: 'idle' })}
          />
        ) : null
      }
      waitingFor={joined ? 'This address is on the list.' : waitingForCheck(check.state)}
      wait={wait ? <RateWait {...wait} /> : null}
      humanCheck={
        <HumanCheckBox state={check.state} onStart={check.start}>
          {check.widget}
        </HumanCheckBox>
      }
    />
  );
}
