import type { Client } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { FormCheckbox } from '@detroit-well/ui/form/fields';
import { loadFile } from '@detroit-well/ui/load-file';
import { Suspense, use, useState } from 'react';
import type { WaiverContent } from '../api/wire.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { GuestFormInput } from './guest-form-schema.ts';

/** The current waiver, with clean HTML; null when it can't be loaded. */
type WaiverPromise = Promise<WaiverContent | null>;

async function loadWaiver(client: Pick<Client, 'waiver'>): WaiverPromise {
  try {
    const [content, { cleanInBrowser }] = await Promise.all([
      client.waiver.content(),
      loadFile(() => import('./clean-in-browser.ts')),
    ]);
    const rules = content.rules.map((rule) => ({ ...rule, content: cleanInBrowser(rule.content) }));
    return { ...content, body: cleanInBrowser(content.body), rules };
  } catch {
    return null;
  }
}

interface ConsentSectionProps {
  readonly client: Pick<Client, 'waiver'>;
  /** The payment to which the guest agrees. */
  readonly terms: string;
}

/** The waiver text and the two consent checkboxes. */
export function ConsentSection({ client, terms }: ConsentSectionProps) {
  const [waiver, setWaiver] = useState(() => loadWaiver(client));
  return (
    <>
      <Suspense fallback={<Skeleton height={240} />}>
        <Waiver waiver={waiver} onRetry={() => setWaiver(loadWaiver(client))} />
      </Suspense>
      <FormCheckbox<GuestFormInput> name="payment_consent" label={terms} />
    </>
  );
}

/** A guest can't sign a waiver that could not be shown. */
function Waiver({ waiver, onRetry }: { waiver: WaiverPromise; onRetry: () => void }) {
  const content = use(waiver);
  return (
    <>
      {content ? (
        <WaiverText content={content} />
      ) : (
        <div className="waiver-box">
          <p>The waiver could not be loaded, and what cannot be read cannot be signed.</p>
          <Button size="sm" variant="line" onClick={onRetry}>
            Retry
          </Button>
        </div>
      )}
      <FormCheckbox<GuestFormInput>
        name="waiver_signed"
        disabled={content === null}
        label="I am 18 or over. I have read and sign the liability waiver."
      />
    </>
  );
}

function WaiverText({ content }: { content: WaiverContent }) {
  const { title, body, rules, effective_date: day, version } = content;
  return (
    // In full: a box that scrolls inside the scrolling panel hides how long the text is.
    <section className="waiver-box" aria-label={title}>
      <h3 className="h4">{title}</h3>
      <RichText html={body} />
      {rules.map((rule) => (
        <div key={rule.title}>
          <h4>{rule.title}</h4>
          <RichText html={rule.content} />
        </div>
      ))}
      <p className="xs muted">{`Version ${version}, effective ${formatMediumDay(day)}`}</p>
    </section>
  );
}
