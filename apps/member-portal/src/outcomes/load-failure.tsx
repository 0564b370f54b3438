import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { LoadFailureProps } from './load-failure-screen.tsx';

const loadScreen = () => import('./load-failure-screen.tsx');
const Screen = lazy(async () => ({ default: (await loadScreen()).LoadFailureScreen }));

/** Prefetches the failure screen. The first view does not load it, and after a failure the connection may be gone. */
export function prefetchLoadFailure(): void {
  void loadScreen().catch(() => undefined);
}

/** The screen of a page whose data failed to load: the kind of failure, the page, Retry, and other links. */
function LoadFailure(props: LoadFailureProps) {
  return (
    <Suspense fallback={null}>
      <Screen {...props} />
    </Suspense>
  );
}

/** The same as a render function for `AsyncView`, which passes the error. */
export function whenLoadFails(props: Omit<LoadFailureProps, 'error'>): (error: Error) => ReactNode {
  return (error) => <LoadFailure {...props} error={error} />;
}
