import { paths } from '@detroit-well/config/paths';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { reloadWhenReachable } from '@detroit-well/ui/load-file';
import { isMissingFile } from '@detroit-well/ui/missing-file';
import { BoundaryScreen } from '@detroit-well/ui/patterns/boundary-screen';
import { ErrorBoundary, type BrokenProps } from '@detroit-well/ui/patterns/error-boundary';
import type { ReactNode } from 'react';
import { isHydrated } from './hydration-state.ts';
import { lostWheelPicture } from '../pictures/paths.ts';

const report = (error: unknown): void => emitSignal({ type: 'exception', error });

/** The fallback for a page that fails in the browser (SPEC-B 8.2). */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary onError={report} Fallback={Broken}>
      {children}
    </ErrorBoundary>
  );
}

function Broken({ error, onRetry }: BrokenProps) {
  // A page that can't be hydrated keeps the server's HTML instead (client/hydrate.tsx).
  if (!isHydrated()) throw error;
  return (
    <div className="wrap">
      <BoundaryScreen
        outdated={isMissingFile(error)}
        onRetry={isMissingFile(error) ? () => void reloadWhenReachable() : onRetry}
        picture={lostWheelPicture}
        links={<a href={paths.home()}>Home</a>}
      />
    </div>
  );
}
