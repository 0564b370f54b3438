import type { SavedCard } from '@detroit-well/api-client/contract';
import type { Means } from '@detroit-well/booking/member-registration';
import { includedFor, passFor, type IncludedSessions, type Pass } from '@detroit-well/booking/prepaid';
import { useCallback, useEffect, useState } from 'react';
import type { SessionSummary } from '../sessions/session-view.ts';
import type { MemberClient } from '../visitor/portal-auth.ts';

/** What the member can pay with for the session. The form works without it, so a failure shows nothing. */
export function useMeans(client: MemberClient, session: SessionSummary): Means {
  const [savedCards, setSavedCards] = useState<readonly SavedCard[] | null>(null);
  const [balance, setBalance] = useState<string | null>(null);
  const [pass, setPass] = useState<Pass | null>(null);
  const [included, setIncluded] = useState<IncludedSessions | null>(null);
  useEffect(() => {
    client.payments.savedCards({ background: true }).then(setSavedCards, () => setSavedCards([]));
  }, [client]);
  const reloadBalance = useCallback(() => {
    client.credit.get({ background: true }).then(
      (found) => setBalance(found.balance),
      () => setBalance(null),
    );
  }, [client]);
  useEffect(reloadBalance, [reloadBalance]);
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
  return { savedCards, balance, reloadBalance, pass, included };
}
