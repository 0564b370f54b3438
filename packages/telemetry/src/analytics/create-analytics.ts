import type { AnalyticsProvider } from '@detroit-well/config/telemetry';
import { onConsent, readConsent } from './consent.ts';
import { trackPage } from './page-tracking.ts';
import type { PageSeen } from './page-tracking.ts';
import { setSink } from './track.ts';
import type { Sink } from './track.ts';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

const sinks: Readonly<Record<Exclude<AnalyticsProvider, 'none'>, Sink>> = {
  console: (name, parameters) => console.info('[analytics]', name, parameters),
  dataLayer: (name, parameters) => {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: name, ...parameters });
  },
};

export interface Analytics {
  /** Records a page view now, or as soon as the visitor accepts. */
  readonly show: (page: PageSeen) => void;
  readonly stop: () => void;
}

/** The analytics port. Records, stores and sends nothing before the visitor accepts, or after they withdraw consent. */
export function createAnalytics(provider: AnalyticsProvider): Analytics {
  if (provider === 'none') return { show: () => undefined, stop: () => undefined };
  let shown: PageSeen | null = null;
  let leave: (() => void) | undefined;
  let accepted = readConsent() === 'accepted';

  const follow = (): void => {
    leave?.();
    leave = undefined;
    setSink(accepted ? sinks[provider] : null);
    if (accepted && shown) leave = trackPage(shown);
  };
  const unsubscribe = onConsent((choice) => {
    if (accepted === (choice === 'accepted')) return;
    accepted = choice === 'accepted';
    follow();
  });
  follow();

  return {
    show: (page) => {
      shown = page;
      follow();
    },
    stop: () => {
      unsubscribe();
      shown = null;
      accepted = false;
      follow();
    },
  };
}
