import { boundaryWords } from '@detroit-well/ui/boundary-words';
import type { BrokenProps } from '@detroit-well/ui/patterns/error-boundary';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useRetry, useView } from '../router/context.ts';

type Whole = ComponentType<BrokenProps>;

/**
 * Stands where a screen broke (SPEC-B 8.2). The words are here, everything else comes in a file of its own: the sign-in page
 * has no bytes to spare for it, and where no file can be fetched the words still stand.
 */
function Failure({ error, onRetry }: BrokenProps) {
  const [Whole, setWhole] = useState<Whole | null>(null);

  // What broke goes to the operator, and the rest of this screen is fetched.
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
      <h1 className="d2">{boundaryWords.title}</h1>
      <p>{boundaryWords.safe}.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {boundaryWords.refresh}
      </button>
    </div>
  );
}

/** Stands in the layout where a screen's file could not be fetched. */
export function MissingScreen({ error }: { error: unknown }) {
  const retry = useRetry();
  return <Failure error={error} onRetry={() => void retry()} />;
}

/** Stands in the layout where a screen broke while it was drawn; another address is drawn again. */
export function ScreenBoundary({ error, onRetry }: BrokenProps) {
  const { url } = useView();
  const brokeAt = useRef(url.href);
  useEffect(() => {
    if (brokeAt.current !== url.href) onRetry();
  }, [url, onRetry]);
  return <Failure error={error} onRetry={onRetry} />;
}

/** The same where a layout itself broke. */
export function Boundary(props: BrokenProps) {
  return (
    <main id="main" className="wrap">
      <ScreenBoundary {...props} />
    </main>
  );
}
