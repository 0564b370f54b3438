import { constants } from '@detroit-well/config/constants';
import { trackEvent } from './track.ts';

const { scrollDepthPercent } = constants.analytics;
const heartbeatSeconds = constants.analyticsHeartbeatSeconds;

/** Which depths a scroll position has reached, in percent of the page. */
export function depthsReached(bottom: number, height: number): number[] {
  return scrollDepthPercent.filter((percent) => bottom >= (height * percent) / 100);
}

/** Counts how far the page is read, each depth once; returns how to stop. */
function followScrolling(page: string): () => void {
  const counted = new Set<number>();
  const look = (): void => {
    for (const percent of depthsReached(scrollY + innerHeight, document.documentElement.scrollHeight)) {
      if (counted.has(percent)) continue;
      counted.add(percent);
      trackEvent('scroll_depth', { page, percent });
    }
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}

/** Counts time in steps of the heartbeat, only while the page is visible; returns how to stop. */
function beat(page: string): () => void {
  let seconds = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = (): void => {
    clearInterval(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setInterval(() => {
      seconds += heartbeatSeconds;
      trackEvent('heartbeat', { page, seconds });
    }, heartbeatSeconds * 1000);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}

export interface PageSeen {
  /** The path, or its pattern where the path holds ids or tokens; never a query. */
  readonly page: string;
  readonly notFound: boolean;
}

/** Counts one page: that it was seen, how far it is read, how long it stays visible. Returns how to stop. */
export function trackPage({ page, notFound }: PageSeen): () => void {
  trackEvent(notFound ? 'not_found_view' : 'page_view', { page });
  const stops = [followScrolling(page), beat(page)];
  return () => stops.forEach((stop) => stop());
}
