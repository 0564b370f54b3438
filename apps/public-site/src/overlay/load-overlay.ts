import { onFirstSignal } from '@detroit-well/telemetry/signals';
import type { PageContext } from '../page.ts';
import { onVisitor, readVisitor } from '../visitor/visitor.ts';

/** A visitor does something, or the connection is lost: a script that was loaded before is in the browser's cache then. */
const firstEvents = ['pointerdown', 'keydown', 'scroll', 'offline'] as const;

/**
 * Loads the overlay when it may have something to show: at the visitor's first act, with the first signal or an unconfirmed sign-in,
 * and with telemetry as soon as the page is quiet. A visitor who only looks at a page does not load it.
 */
export function loadOverlayWhenNeeded(context: PageContext): void {
  let isLoading = false;
  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    for (const type of firstEvents) removeEventListener(type, load, { capture: true });
    startOverlay(context, false, () => {
      // Without a connection the script may not arrive: the next event tries again.
      isLoading = false;
      listen();
    });
  };
  // Scrolling does not bubble from an element, and a handler may stop the others.
  const listen = (): void => {
    for (const type of firstEvents) addEventListener(type, load, { capture: true, passive: true });
  };
  listen();
  const showUnconfirmed = (): void => {
    const visitor = readVisitor();
    if (visitor.kind === 'guest' && visitor.isUnconfirmed) load();
  };
  showUnconfirmed();
  onVisitor(showUnconfirmed);
  onFirstSignal(load);
  const hasActed = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  // Low priority: nothing on the page depends on it. Safari has no idle callbacks.
  if (context.telemetry || hasActed || !navigator.onLine) (window.requestIdleCallback ?? setTimeout)(load);
}

/** Loads the overlay at once. `notHydrated`: only the plain HTML of the page works. */
export function startOverlay(
  context: PageContext,
  notHydrated: boolean,
  onFailure = (): void => undefined,
): void {
  import('./overlay.ts').then((overlay) => overlay.startOverlay(context, notHydrated)).catch(onFailure);
}
