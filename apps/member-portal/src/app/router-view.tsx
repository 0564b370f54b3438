import { useMemo, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '@detroit-well/ui/patterns/error-boundary';
import { Boundary, MissingScreen, ScreenBoundary } from '../outcomes/boundary.tsx';
import { RoutingContext } from '../router/context.ts';
import type { Router } from '../router/create-router.ts';
import { useBrowser } from '../router/use-browser.ts';

/** Renders the current view in its layout. A failure replaces as little of the page as possible. */
export function RouterView({ router }: { router: Router }) {
  const view = useSyncExternalStore(router.subscribe, router.view);
  const routing = useMemo(() => ({ router, view }), [router, view]);
  useBrowser(router, view);
  const { Layout, Screen, failure, shell } = view;
  return (
    <RoutingContext value={routing}>
      <ErrorBoundary key={shell} Fallback={Boundary}>
        {Layout ? (
          <Layout>
            <ErrorBoundary Fallback={ScreenBoundary}>
              {Screen ? <Screen /> : <MissingScreen error={failure} />}
            </ErrorBoundary>
          </Layout>
        ) : (
          <main id="main" className="wrap">
            <MissingScreen error={failure} />
          </main>
        )}
      </ErrorBoundary>
    </RoutingContext>
  );
}
