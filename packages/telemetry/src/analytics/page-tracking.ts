import * as constants from '@detroit-well/config/constants';
import { trackEvent } from './track.ts';

const { scrollDepthPercent } = constants.analytics;
const heartbeatSeconds = constants.analyticsHeartbeatSeconds;

/** The depths that a scroll position has reached, in percent of the page. */
export function depthsReached(bottom: number, height: number): number[] {
  return scrollDepthPercent.filter((percent) => bottom >= (height * percent) / 100);
}

/** Tracks scroll depth, each threshold once; returns a stop function. */
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

/** Sends a heartbeat at a fixed interval while the page is visible; returns a stop function. */
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
  /** The path, or its route pattern if it contains ids or tokens; never a query. */
  readonly page: string;
  readonly notFound: boolean;
}

/** Tracks one page view: scroll depth and visible time. Returns a stop function. */
export function trackPage({ page, notFound }: PageSeen): () => void {
  trackEvent(notFound ? 'not_found_view' : 'page_view', { page });
  const stops = [followScrolling(page), beat(page)];
  return () => stops.forEach((stop) => stop());
}
