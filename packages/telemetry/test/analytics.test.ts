import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConsent, rememberConsent } from '../src/analytics/consent.ts';
import { createAnalytics } from '../src/analytics/create-analytics.ts';
import type { Analytics } from '../src/analytics/create-analytics.ts';
import { depthsReached } from '../src/analytics/page-tracking.ts';
import { trackEvent } from '../src/analytics/track.ts';

const home = { page: '/', notFound: false };
let analytics: Analytics;

const names = () => (window.dataLayer ?? []).map(({ event }) => event);

beforeEach(() => {
  vi.useFakeTimers();
  delete window.dataLayer;
  document.cookie = 'analytics_consent=; Path=/; Max-Age=0';
  analytics = createAnalytics('dataLayer');
});
afterEach(() => {
  analytics.stop();
  vi.useRealTimers();
});

function setVisible(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (visible ? 'visible' : 'hidden'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('analytics', () => {
  it('counts, stores and sends nothing before the visitor accepts', () => {
    analytics.show(home);
    trackEvent('like_milestone', { slug: 'lace-up', likes: 5 });
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('scroll'));
    expect(window.dataLayer).toBeUndefined();
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('counts the current page once the visitor accepts, and stores the choice', () => {
    analytics.show(home);
    rememberConsent('accepted');
    expect(window.dataLayer).toEqual([{ event: 'page_view', page: '/' }]);
    expect(readConsent()).toBe('accepted');
    trackEvent('like_milestone', { slug: 'lace-up', likes: 5 });
    expect(window.dataLayer?.at(-1)).toEqual({ event: 'like_milestone', slug: 'lace-up', likes: 5 });
  });

  it('fails silently when a blocker has replaced the data layer', () => {
    rememberConsent('accepted');
    window.dataLayer = {} as never;
    expect(() => analytics.show(home)).not.toThrow();
    expect(() => trackEvent('like_milestone', { slug: 'lace-up', likes: 5 })).not.toThrow();
  });

  it('counts the view of a page that does not exist separately', () => {
    rememberConsent('accepted');
    analytics.show({ page: '/nowhere', notFound: true });
    expect(window.dataLayer).toEqual([{ event: 'not_found_view', page: '/nowhere' }]);
  });

  it('sends a heartbeat every 15 seconds, only while the page is visible', () => {
    rememberConsent('accepted');
    analytics.show(home);
    vi.advanceTimersByTime(30_000);
    expect(names()).toEqual(['page_view', 'heartbeat', 'heartbeat']);
    expect(window.dataLayer?.at(-1)).toMatchObject({ seconds: 30 });
    setVisible(false);
    vi.advanceTimersByTime(120_000);
    expect(names()).toHaveLength(3);
    setVisible(true);
    vi.advanceTimersByTime(15_000);
    expect(window.dataLayer?.at(-1)).toEqual({ event: 'heartbeat', page: '/', seconds: 45 });
  });

  it('stops when the visitor declines later, and stores the choice', () => {
    rememberConsent('accepted');
    analytics.show(home);
    rememberConsent('declined');
    const before = names().length;
    trackEvent('like_milestone', { slug: 'lace-up', likes: 10 });
    vi.advanceTimersByTime(60_000);
    expect(names()).toHaveLength(before);
    expect(readConsent()).toBe('declined');
  });

  it('counts each depth of a page once', () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      configurable: true,
      value: innerHeight * 4,
    });
    rememberConsent('accepted');
    analytics.show(home);
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
      dispatchEvent(new Event('scroll'));
    };
    scrollTo(10);
    scrollTo(innerHeight);
    scrollTo(0);
    scrollTo(innerHeight * 3);
    expect(
      window.dataLayer?.filter(({ event }) => event === 'scroll_depth').map(({ percent }) => percent),
    ).toEqual([25, 50, 75, 90]);
  });

  it('does nothing without a provider', () => {
    analytics.stop();
    rememberConsent('accepted');
    const none = createAnalytics('none');
    none.show(home);
    trackEvent('page_view', { page: '/' });
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('depthsReached', () => {
  it.each([
    [0, 1000, []],
    [249, 1000, []],
    [250, 1000, [25]],
    [899, 1000, [25, 50, 75]],
    [1000, 1000, [25, 50, 75, 90]],
  ])('returns the depths reached at %i of %i px', (bottom, height, depths) => {
    expect(depthsReached(bottom, height)).toEqual(depths);
  });
});
