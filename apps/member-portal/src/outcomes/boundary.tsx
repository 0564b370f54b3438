import { paths } from '@detroit-well/config/paths';
import { BoundaryScreen } from '@detroit-well/ui/patterns/boundary-screen';
import { reloadWhenReachable } from '@detroit-well/ui/load-file';
import { isMissingFile } from '@detroit-well/ui/missing-file';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router-dom';

/** Time for the screen to render again. Milliseconds. */
const renderMs = 300;

/**
 * Replaces a screen, inside its layout, when its file could not be fetched or it failed to render (SPEC-B 8.2). It is part of
 * the first file, because it also shows when no file can be fetched.
 */
export function ScreenFailure() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  // Reports the error to the operator.
  useEffect(() => emitSignal({ type: 'exception', error }), [error]);
  const retry = async (): Promise<void> => {
    // The first fetches a missing file again, the second renders again.
    await revalidate();
    await navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    // React keeps the failure of a lazy component, so only a new document loads its file.
    setTimeout(() => {
      if (isShown.current && isMissingFile(error)) void reloadWhenReachable();
    }, renderMs);
  };
  return (
    <BoundaryScreen
      outdated={isMissingFile(error)}
      onRetry={() => void retry()}
      links={<a href={paths.dashboard.home()}>Dashboard</a>}
    />
  );
}

/** Replaces a layout that could not be fetched or failed to render. */
export function LayoutFailure() {
  return (
    <main id="main" className="wrap">
      <ScreenFailure />
    </main>
  );
}
