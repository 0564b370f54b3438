import type { Operation } from '@detroit-well/api-client/errors';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';

export interface LoadFailureProps {
  /** What could not be loaded, by the sentence of SPEC-B 8. */
  readonly say: Operation;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly retryLabel?: 'Retry' | 'Try Again';
  /** Offers to leave, where a broken session could be the reason. */
  readonly withLogout?: boolean;
  /** 2 below a headline of the page; 1 unless stated. */
  readonly headingLevel?: 1 | 2;
  /** More ways out. */
  readonly actions?: ReactNode;
}

const loadScreen = () => import('./load-failure-screen.tsx');
const Screen = lazy(async () => ({ default: (await loadScreen()).LoadFailureScreen }));

/** Fetches what failures are told with. The first view goes without it; afterwards the connection may be gone. */
export function warmLoadFailure(): void {
  void loadScreen().catch(() => undefined);
}

/** A page whose data did not come: what kind of failure, which page, Retry, and a way out. */
export function LoadFailure(props: LoadFailureProps) {
  return (
    <Suspense fallback={null}>
      <Screen {...props} />
    </Suspense>
  );
}

/** The same for an AsyncView, which hands the error over when there is one. */
export function whenLoadFails(props: Omit<LoadFailureProps, 'error'>): (error: Error) => ReactNode {
  return (error) => <LoadFailure {...props} error={error} />;
}
