import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import { useRevalidator } from 'react-router-dom';

/** What stands where a screen broke (Spec B 8.2). A failed chunk or loader is tried again, a broken screen redrawn. */
export function Boundary() {
  const { revalidate } = useRevalidator();
  return (
    <main id="main" className="wrap">
      <FallbackScreen kind="boundary" onRetry={() => void revalidate()} />
    </main>
  );
}
