import { serverNow } from '@detroit-well/config/server-clock';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { useEffect, useState } from 'react';
import type { ConnectionStatus } from '@detroit-well/api-client/chat';

/** Shown above the field while the connection is lost: what happens to the text, and when the next attempt starts. */
export function ConnectionNotice({ status, onRetry }: { status: ConnectionStatus; onRetry: () => void }) {
  if (status.state !== 'reconnecting') return null;
  return (
    // Not a live region: the connection state already is one, and a screen reader would read the seconds again and again.
    <Flash
      tone="warn"
      title="Reconnecting."
      live={false}
      action={
        status.retryAt === null ? undefined : (
          <Button variant="quiet" size="sm" onClick={onRetry}>
            Try now
          </Button>
        )
      }
    >
      <span>What you wrote stays here. You can send it when we are back</span>
      {status.retryAt === null ? <span>.</span> : <Seconds key={status.retryAt} until={status.retryAt} />}
    </Flash>
  );
}

function Seconds({ until }: { until: number }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((until - now) / 1_000));
  return <span className="tnum">{`, in about ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`}</span>;
}
