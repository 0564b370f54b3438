import type { Client } from '@detroit-well/api-client';
import { formatMediumDate, studioInstant } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { useEffect, useState, type ReactNode } from 'react';
import type { WaiverContent } from '../api/wire.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { GuestFormInput } from './guest-form-schema.ts';

type Waiver = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; content: WaiverContent };

/** The waiver to read, and the two boxes. A waiver that could not be shown cannot be signed. */
export function ConsentSection({ client }: { client: Client }): ReactNode {
  const [waiver, setWaiver] = useState<Waiver>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // Asked for when the form opens, and again on the visitor's wish.
  useEffect(() => {
    let wanted = true;
    client.waiver.content().then(
      (content) => wanted && setWaiver({ kind: 'ready', content }),
      () => wanted && setWaiver({ kind: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [client, attempt]);
  return (
    <>
      <WaiverText waiver={waiver} onRetry={() => setAttempt(attempt + 1)} />
      <FormCheckbox<GuestFormInput>
        name="waiver_signed"
        disabled={waiver.kind !== 'ready'}
        label="I am 18 or over. I have read and sign the liability waiver."
      />
      <FormCheckbox<GuestFormInput>
        name="payment_consent"
        label="I agree to the payment terms and to the charges above."
      />
    </>
  );
}

function WaiverText({ waiver, onRetry }: { waiver: Waiver; onRetry: () => void }): ReactNode {
  if (waiver.kind === 'loading') return <Skeleton height={160} />;
  if (waiver.kind === 'failed') {
    return (
      <div className="waiver-box" data-failed>
        <p>The waiver could not be loaded, and what cannot be read cannot be signed.</p>
        <Button size="sm" variant="line" onClick={onRetry}>
          Retry
        </Button>
      </div>
    );
  }
  const { title, body, rules, effective_date: day, version } = waiver.content;
  return (
    // A scrolling box must be reachable by keyboard.
    <section className="waiver-box" tabIndex={0} aria-label={title}>
      <h3 className="h4">{title}</h3>
      <RichText html={body} />
      {rules.map((rule) => (
        <div key={rule.title}>
          <h4>{rule.title}</h4>
          <RichText html={rule.content} />
        </div>
      ))}
      <p className="xs muted">
        Version {version}, effective {formatMediumDate(studioInstant(day, '12:00'))}
      </p>
    </section>
  );
}
