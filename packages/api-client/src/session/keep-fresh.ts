import { constants } from '@detroit-well/config/constants';
import type { PortalSession } from './portal-session.ts';
import type { BrowserEnvironment } from './browser-environment.ts';

/** Whether less than 60 seconds of the assumed token lifetime remain (SPEC-B 9). */
export function isDue(expiry: number, now: number): boolean {
  return expiry - now < constants.proactiveRefresh.whenUnderMs;
}

/**
 * Checks 1 second after the start and every 60 seconds. Also checks when the tab becomes visible, when Back restores it,
 * and when another tab reports a change. A failed check is ignored: the next call meets the same failure and can show it.
 */
export function keepFresh(
  session: Pick<PortalSession, 'current' | 'refresh'>,
  around: Pick<BrowserEnvironment, 'events' | 'channel' | 'now'>,
): () => void {
  async function check(): Promise<void> {
    const record = await session.current();
    if (record !== null && isDue(record.expiry, around.now())) await session.refresh(record.access);
  }
  const look = () => void check().catch(() => undefined);
  const follow = () => void session.current().catch(() => undefined);
  const first = setTimeout(look, constants.startUpInitializationMs);
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
