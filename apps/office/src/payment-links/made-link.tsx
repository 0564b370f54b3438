import type { PaymentLink } from '@detroit-well/api-client';
import { formatShortDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { TextField } from '@detroit-well/ui/components/text-field';
import { lazy, Suspense } from 'react';
import { showToast } from '../overlay/toasts.ts';

const QrCode = lazy(async () => ({ default: (await import('../waiver-links/qr-code.tsx')).QrCode }));

export type Link = Pick<PaymentLink, 'link_id' | 'url' | 'expires_at' | 'sent_to'>;

/** A link that was just made: where it went, until when it works, and the same link to scan or to copy. */
export function MadeLink({
  link: { url, expires_at: until, sent_to: to },
  name,
}: {
  link: Link;
  name: string;
}) {
  return (
    <div className="shown-code">
      <p role="status">
        {`${to === null ? 'Nothing was sent.' : `Sent to ${to}.`} It works until ${formatShortDate(until)}, ${formatTime(until)}.`}
      </p>
      <Suspense fallback={<Skeleton height={340} />}>
        <QrCode text={url} label={`QR code of the link for ${name}`} />
      </Suspense>
      <TextField label="Address of the link" readOnly value={url} />
      <p>
        <Button size="sm" variant="line" onClick={() => copy(url)}>
          Copy the address
        </Button>
      </p>
      <p className="muted">Whoever has the address can pay.</p>
    </div>
  );
}

function copy(url: string): void {
  navigator.clipboard.writeText(url).then(
    () => showToast({ tone: 'ok', title: 'The address of the link was copied.' }),
    () => showToast({ tone: 'bad', title: 'Copying failed. Mark the address of the link instead.' }),
  );
}
