import { isApiError } from '@detroit-well/api-client';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import type { FallbackKind } from '@detroit-well/ui/patterns/fallback-screen';
import { paths } from '@detroit-well/config/paths';

/** Replaces a screen whose data failed to load. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <FallbackScreen
      kind={kindOf(error)}
      onRetry={onRetry}
      signInHref={paths.login({ next: location.pathname + location.search })}
      requestId={isApiError(error) ? error.requestId : undefined}
    />
  );
}

function kindOf(error: Error): FallbackKind {
  if (!isApiError(error)) return 0;
  if (error.kind === 'network' || error.kind === 'timeout') return 'network';
  return error.status ?? 0;
}
