import { minuteMs } from '@detroit-well/config/durations';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatTime } from '@detroit-well/config/studio-time';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { client } from '../api/client.ts';
import { PartFailure } from '../outcomes/part-failure.tsx';
import { refusalText } from './refusal-text.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** A new code replaces the shown one before it ends, so that nobody scans one that is about to end. */
const renewMs = 2 * minuteMs;

/** A link as a code that a phone scans. Renews itself while it is shown. */
export function ShownCode({ personId: id, name }: { personId: string; name: string }) {
  const { data, error, refetch } = useQuery({
    // Not below `office`: a change anywhere in the office must not make another link.
    queryKey: ['waiver-link', id],
    queryFn: () => client.office.waiverLinks.send({ params: { id }, body: { send: 'none' } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : Math.max(renewIn(state.data.expires_at), 10_000),
    refetchIntervalInBackground: true,
  });
  if (data === undefined || Date.parse(data.expires_at) <= serverNow())
    return error ? (
      <PartFailure sentence={refusalText(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={340} />
    );
  const loading = <Skeleton height={340} />;
  return (
    <div className="shown-code">
      <Suspense fallback={loading}>
        <QrCode text={data.url} label={`QR code of the waiver for ${name}`} />
      </Suspense>
      <p role="status">{`Until ${formatTime(data.expires_at)}, then a new one comes by itself.`}</p>
      <p className="muted">Waiting. This closes when it is signed.</p>
    </div>
  );
}

const renewIn = (expiresAt: string): number => Date.parse(expiresAt) - serverNow() - renewMs;
