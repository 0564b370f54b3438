import { includedFor, passFor, type IncludedSessions, type Pass } from '@detroit-well/booking/prepaid';
import { useEffect, useState } from 'react';
import type { SessionSummary } from '../sessions/session-view.ts';
import type { MemberClient } from '../visitor/portal-auth.ts';

interface Prepaid {
  /** The pass whose credit would pay for the session. */
  readonly pass: Pass | null;
  /** The included sessions of which one would pay for it. */
  readonly included: IncludedSessions | null;
}

/**
 * The member's passes and included sessions that would pay for the session without a card. The form works without them, so a
 * failure shows nothing.
 */
export function usePrepaid(client: MemberClient, session: SessionSummary): Prepaid {
  const [pass, setPass] = useState<Pass | null>(null);
  const [included, setIncluded] = useState<IncludedSessions | null>(null);
  useEffect(() => {
    client.passes.list({ background: true }).then(
      ({ passes }) => setPass(passFor(passes, session)),
      () => setPass(null),
    );
    client.memberships.list({ background: true }).then(
      (memberships) => setIncluded(includedFor(memberships, session)),
      () => setIncluded(null),
    );
  }, [client, session]);
  return { pass, included };
}
