import * as constants from '@detroit-well/config/constants';
import { Button } from '@detroit-well/ui/components/button';
import { ShareIcon } from '@detroit-well/ui/icons';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PageContext } from '../page.ts';

interface ShareLinkProps {
  readonly title: string;
  /** The path of the page without what a visitor opened on it. */
  readonly path: string;
  readonly context: PageContext;
}

const never = (): (() => void) => () => undefined;
const sharesHere = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet of the device; a browser without one copies the link. Absent without JavaScript. */
export function ShareLink({ title, path, context }: ShareLinkProps) {
  const shares = useSyncExternalStore(never, sharesHere, () => null);
  const [outcome, setOutcome] = useState<'copied' | 'blocked' | null>(null);
  const url = new URL(path, context.siteUrl).href;
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), constants.messageMs.flashSuccess);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = (): Promise<void> =>
    // Absent on a page without TLS.
    Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('No clipboard.'))).then(
      () => setOutcome('copied'),
      () => setOutcome('blocked'),
    );
  const share = (): Promise<void> =>
    navigator.share({ title, url }).catch((error: unknown) => {
      // The visitor closed the sheet.
      if (error instanceof Error && error.name === 'AbortError') return undefined;
      return copy();
    });

  return (
    <div className="share-link">
      {shares === null ? null : (
        <Button variant="quiet" size="sm" onClick={() => void (shares ? share() : copy())}>
          <ShareIcon />
          {shares ? 'Share' : 'Copy link'}
        </Button>
      )}
      <p role="status" className="sm muted">
        {outcome === null ? null : outcome === 'copied' ? 'Link copied.' : `Please copy the address: ${url}`}
      </p>
    </div>
  );
}
