import { boundaryTexts } from '@detroit-well/ui/boundary-texts';
import type { BrokenProps } from '@detroit-well/ui/patterns/error-boundary';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router-dom';

type Whole = ComponentType<BrokenProps>;

/**
 * Replaces a screen that failed (SPEC-B 8.2). The texts are in this file and the rest loads separately: the sign-in page has
 * no byte budget for it, and the texts still show when no file can be fetched.
 */
function Failure({ error, onRetry }: BrokenProps) {
  const [Whole, setWhole] = useState<Whole | null>(null);

  // Reports the error to the operator and fetches the rest of this screen.
  useEffect(() => {
    emitSignal({ type: 'exception', error });
    import('./broken-screen.tsx').then(
      ({ BrokenScreen }) => setWhole(() => BrokenScreen),
      () => undefined,
    );
  }, [error]);

  if (Whole) return <Whole error={error} onRetry={onRetry} />;
  return (
    <div role="alert">
      <h1 className="d2">{boundaryTexts.title}</h1>
      <p>{boundaryTexts.safe}.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {boundaryTexts.refresh}
      </button>
    </div>
  );
}

/** Replaces a screen, inside its layout, when its file could not be fetched or it failed to render. */
export function ScreenFailure() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // The first fetches a missing file again, the second renders again.
  const retry = async (): Promise<void> => {
    await revalidate();
    await navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  };
  return <Failure error={error} onRetry={() => void retry()} />;
}

/** Replaces a layout that could not be fetched or failed to render. */
export function LayoutFailure() {
  return (
    <main id="main" className="wrap">
      <ScreenFailure />
    </main>
  );
}
