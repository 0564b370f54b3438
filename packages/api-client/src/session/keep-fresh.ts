import { constants } from '@detroit-well/config/constants';
import type { PortalSession } from './portal-session.ts';
import type { Surroundings } from './surroundings.ts';

/** Under 60 seconds of the assumed life remain (SPEC-B 9). */
export function isDue(expiry: number, now: number): boolean {
  return expiry - now < constants.proactiveRefresh.whenUnderMs;
}

/**
 * Checks 1 second after the start, then every 60 seconds and whenever the tab is looked at, restored by Back, or another tab
 * says that something changed. A check that fails is left to the next call, which meets the same failure and can show it.
 */
export function keepFresh(
  session: Pick<PortalSession, 'current' | 'refresh'>,
  around: Pick<Surroundings, 'events' | 'channel' | 'now'>,
): () => void {
  async function check(): Promise<void> {
    const record = await session.current();
    if (record !== null && isDue(record.expiry, around.now())) await session.refresh(record.access);
  }
  const look = () => void check().catch(() => undefined);
  const follow = () => void session.current().catch(() => undefined);
  const first = setTimeout(look, constants.startUpInitialisationMs);
  const timer = setInterval(look, constants.proactiveRefresh.checkEveryMs);
  around.events.addEventListener('focus', look);
  around.events.addEventListener('visibilitychange', look, true);
  around.events.addEventListener('storage', follow);
  around.events.addEventListener('pageshow', follow);
  around.channel?.addEventListener('message', follow);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    around.events.removeEventListener('focus', look);
    around.events.removeEventListener('visibilitychange', look, true);
    around.events.removeEventListener('storage', follow);
    around.events.removeEventListener('pageshow', follow);
    around.channel?.removeEventListener('message', follow);
  };
}
