import { serverNow } from '@detroit-well/config/server-clock';
import type { ClientEvent } from '@detroit-well/api-client';
import type { TelemetrySettings } from '@detroit-well/config/telemetry';
import { boundaryTexts } from '@detroit-well/ui/boundary-texts';
import { ToastRegion } from '@detroit-well/ui/patterns/toast-region';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { createAnalytics } from '../analytics/create-analytics.ts';
import type { Analytics } from '../analytics/create-analytics.ts';
import { connectSignals } from '../signals.ts';
import type { Signal } from '../signals.ts';
import { BottomBars } from './bottom-bars.tsx';
import { isOffline, keepAboveDialogs, onBack, watchConnection } from './connection.ts';
import { openTopLayer } from './top-layer.ts';
import { toastFor } from './toast-for.ts';
import { createToastStore } from './toast-store.ts';
import type { ToastStore } from './toast-store.ts';

export interface OverlayOptions {
  readonly app: string;
  readonly deployment: string;
  readonly telemetry: TelemetrySettings;
  /** The route pattern of the page: no ids, tokens or query. */
  readonly page: () => string;
  /** When the oldest data on the page was loaded; milliseconds since the epoch. */
  readonly asOf: () => number;
  /** The event that the client emits for a failure that no screen shows; omitted by apps without background queries. */
  readonly eventOf?: (error: unknown) => ClientEvent | null;
  /** Reloads stale data after a reconnect or on request. */
  readonly onReload?: () => void;
  readonly cookiesHref: string;
  /** What becomes of what somebody does while the device is offline; by default, nothing can be sent. */
  readonly offlineNote?: string;
}

export interface Overlay {
  readonly analytics: Analytics;
  readonly toasts: ToastStore;
}

/**
 * Mounts the overlay of an app: toasts, the offline bar and the consent banner. Starts error reporting and analytics. The
 * overlay has its own React roots, so a screen that crashes does not remove it.
 */
export function mountOverlay(options: OverlayOptions): Overlay {
  const { telemetry } = options;
  const toasts = createToastStore();
  const layer = openTopLayer('toast-layer');
  createRoot(layer.element).render(<Toasts store={toasts} />);

  const bars = openTopLayer('bottom-bars');
  createRoot(bars.element).render(
    <BottomBars
      asOf={options.asOf}
      asksConsent={telemetry.analytics !== 'none'}
      offlineNote={options.offlineNote}
      cookiesHref={options.cookiesHref}
    />,
  );
  watchConnection();
  keepAboveDialogs(bars);
  const { onReload } = options;
  if (onReload) onBack(onReload);

  const report = reporting(options);
  function showToast(event: ClientEvent): void {
    // When offline, the bar shows the problem and the age of the page.
    if (event.type === 'networkError' && isOffline()) return;
    const toast = toastFor(event, serverNow());
    if (!toast) return;
    const tryAgain = (): void => {
      toasts.forget(toast.id);
      onReload?.();
    };
    layer.raise();
    toasts.show(
      onReload && event.type === 'networkError'
        ? { ...toast, action: { label: boundaryTexts.retry, run: tryAgain } }
        : toast,
    );
  }
  connectSignals((signal) => {
    report(signal);
    if (signal.type === 'exception') return;
    const event = signal.type === 'unseen' ? options.eventOf?.(signal.error) : signal;
    if (event) showToast(event);
  });
  return { analytics: createAnalytics(telemetry.analytics), toasts };
}

function Toasts({ store }: { store: ToastStore }) {
  const toasts = useStore(store.shown);
  return <ToastRegion toasts={toasts} onClose={store.close} />;
}

/** Sends server failures and uncaught errors to the reporter, whose code loads only when one is configured. */
function reporting({ app, deployment, telemetry, page }: OverlayOptions): (signal: Signal) => void {
  const settings = telemetry.errorReporting;
  if (settings.via === 'none') return () => undefined;
  const loading = import('../reporting/create-reporter.ts').then(({ createReporter }) =>
    createReporter({ settings, page, origin: { app, environment: deployment, platform: 'javascript' } }),
  );
  // A reporter that fails to load must not cause another error.
  loading.catch(() => undefined);
  return (signal) => {
    if (signal.type !== 'exception' && signal.type !== 'serverError') return;
    const { error } = signal;
    const failure =
      signal.type === 'serverError'
        ? { error, call: signal.call, status: signal.error.status, requestId: signal.error.requestId }
        : { error, reference: signal.reference };
    loading.then((report) => report(failure)).catch(() => undefined);
  };
}
