import type { Session } from '@detroit-well/api-client/contract';
import { readTabValue, writeTabValue } from '@detroit-well/ui/tab-storage';
import { useEffect, useEffectEvent } from 'react';
import { client } from '../api/client.ts';

const stored = 'join';

/** Takes the session from the address: a reload or the way back from the waiver must not open its panel again. */
function takeFromAddress(): void {
  const url = new URL(location.href);
  const id = url.searchParams.get('join');
  if (id === null) return;
  writeTabValue(stored, id);
  url.searchParams.delete('join');
  history.replaceState(history.state, '', url);
}

/**
 * Opens the panel of the session that a link asked to join for. A new member accepts the waiver first, and finds the panel on the
 * dashboard afterwards, in the same tab.
 */
export function useJoinLink(mayRegister: boolean, register: (session: Session) => void): void {
  const open = useEffectEvent(async (): Promise<void> => {
    const id = readTabValue(stored);
    if (typeof id !== 'string') return;
    writeTabValue(stored, null);
    // The list below has the session too, and says so if it cannot be read.
    const session = await client.sessions.detail({ params: { id } }, { background: true }).catch(() => null);
    if (session !== null && !session.is_registered) register(session);
  });
  useEffect(() => {
    takeFromAddress();
    if (mayRegister) void open();
  }, [mayRegister]);
}
