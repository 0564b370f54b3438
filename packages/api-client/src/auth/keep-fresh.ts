import * as constants from '@detroit-well/config/constants';
import type { BrowserEnvironment } from './browser-environment.ts';
import type { SessionRecord } from './record.ts';

/** The part of a portal session that reads and refreshes its tokens. */
interface RefreshableSession {
  current(): Promise<SessionRecord | null>;
  refresh(rejected: string | null): Promise<string | null>;
}

/** Whether less than 60 seconds of the assumed token lifetime remain (SPEC-B 9). */
export function isDue(expiry: number, now: number): boolean {
  return expiry - now < constants.proactiveRefresh.whenUnderMs;
}

/**
 * Checks 1 second after the start and every 60 seconds. Also checks when the tab becomes visible, when Back restores it,
 * and when another tab reports a change. A failed check is ignored: the next call meets the same failure and can show it.
 */
export function keepFresh(
  session: RefreshableSession,
  environment: Pick<BrowserEnvironment, 'events' | 'channel' | 'now'>,
): () => void {
  async function check(): Promise<void> {
    const record = await session.current();
    if (record !== null && isDue(record.expiry, environment.now())) await session.refresh(record.access);
  }
  const refreshIfDue = () => void check().catch(() => undefined);
  const readCurrent = () => void session.current().catch(() => undefined);
  const first = setTimeout(refreshIfDue, constants.startUpInitializationMs);
  const timer = setInterval(refreshIfDue, constants.proactiveRefresh.checkEveryMs);
  environment.events.addEventListener('focus', refreshIfDue);
  environment.events.addEventListener('visibilitychange', refreshIfDue, true);
  environment.events.addEventListener('storage', readCurrent);
  environment.events.addEventListener('pageshow', readCurrent);
  environment.channel?.addEventListener('message', readCurrent);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    environment.events.removeEventListener('focus', refreshIfDue);
    environment.events.removeEventListener('visibilitychange', refreshIfDue, true);
    environment.events.removeEventListener('storage', readCurrent);
    environment.events.removeEventListener('pageshow', readCurrent);
    environment.channel?.removeEventListener('message', readCurrent);
  };
}
