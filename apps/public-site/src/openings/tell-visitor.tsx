import { Flash } from '@detroit-well/ui/components/flash';
import { useSyncExternalStore } from 'react';
import type { PageContext } from '../page.ts';
import { openingQuery } from '../sessions/register-href.ts';
import type { SessionSummary } from '../sessions/session-view.ts';
import { TellMe } from './tell-me.tsx';

const unchanging = () => () => {};

/** The offer of a full session to a visitor without an account. Says so if an email about an open spot came too late. */
export function TellVisitor({ session, context }: { session: SessionSummary; context: PageContext }) {
  // The server renders one page for all visitors, so only the browser knows the link.
  const isLate = useSyncExternalStore(
    unchanging,
    () => location.search.includes(openingQuery),
    () => false,
  );
  return (
    <div className="stack">
      {isLate ? (
        <Flash tone="warn" title="Somebody was faster: the spot is taken again.">
          Nothing was charged. Take another date below, or let us write once more.
        </Flash>
      ) : null}
      <TellMe session={session} context={context} full />
    </div>
  );
}
