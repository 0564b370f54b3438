import { boundaryTexts } from '@detroit-well/ui/boundary-texts';
import type { BrokenProps } from '@detroit-well/ui/patterns/error-boundary';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useRetry, useView } from '../router/context.ts';

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

/** Replaces a screen, inside the layout, when its file could not be fetched. */
export function MissingScreen({ error }: { error: unknown }) {
  const retry = useRetry();
  return <Failure error={error} onRetry={() => void retry()} />;
}

/** Replaces a screen, inside the layout, when it failed to render. Another address renders again. */
export function ScreenBoundary({ error, onRetry }: BrokenProps) {
  const { url } = useView();
  const brokeAt = useRef(url.href);
  useEffect(() => {
    if (brokeAt.current !== url.href) onRetry();
  }, [url, onRetry]);
  return <Failure error={error} onRetry={onRetry} />;
}

/** Replaces a layout that failed to render. */
export function Boundary(props: BrokenProps) {
  return (
    <main id="main" className="wrap">
      <ScreenBoundary {...props} />
    </main>
  );
}
