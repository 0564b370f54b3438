import { describe, isApiError, type Operation } from '@detroit-well/api-client/errors';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import type { FallbackKind } from '@detroit-well/ui/patterns/fallback-screen';
import { RateLimitScreen } from '@detroit-well/ui/patterns/rate-limit-screen';
import type { ReactNode } from 'react';
import { rateLimitEnds } from '@detroit-well/booking/rate-limit';
import { signOut } from '../auth/session.ts';

export interface LoadFailureProps {
  /** The operation that failed; its sentence is in SPEC-B 8. */
  readonly operation: Operation;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly retryLabel?: 'Retry' | 'Try Again';
  /** Offers to sign out, when a broken sign-in session could be the cause. */
  readonly withLogout?: boolean;
  /** 2 below a headline of the page; 1 by default. */
  readonly headingLevel?: 1 | 2;
  readonly actions?: ReactNode;
}

/** The screen of a page whose data failed to load: the kind of failure, the page, Retry, and other links. */
export function LoadFailureScreen({
  operation,
  error,
  onRetry,
  retryLabel = 'Retry',
  headingLevel,
  actions,
  withLogout = false,
}: LoadFailureProps) {
  const waitEnds = rateLimitEnds(error);
  if (waitEnds !== null) {
    return (
      <RateLimitScreen
        // A new 429 starts a new countdown.
        key={waitEnds}
        until={waitEnds}
        onRetry={onRetry}
        actions={actions}
        {...(headingLevel ? { headingLevel } : {})}
      />
    );
  }
  return (
    <FallbackScreen
      kind={kindOf(error)}
      {...(headingLevel ? { headingLevel } : {})}
      signInHref={paths.login()}
      registerHref={paths.register()}
      requestId={isApiError(error) ? error.requestId : undefined}
      actions={
        <>
          <Button variant="signal" onClick={onRetry}>
            {retryLabel}
          </Button>
          {actions}
          {withLogout ? (
            <Button variant="line" onClick={() => void signOut()}>
              Logout
            </Button>
          ) : null}
        </>
      }
    >
      {describe(error, operation).message}
    </FallbackScreen>
  );
}

/** Returns the fallback screen of SPEC-B 8.2 for an error. */
function kindOf(error: Error): FallbackKind {
  if (!isApiError(error)) return 0;
  if (error.kind === 'network' || error.kind === 'timeout') return 'network';
  return error.status ?? 0;
}
