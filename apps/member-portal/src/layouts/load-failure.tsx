import { describe, isApiError } from '@detroit-well/api-client/errors';
import type { Operation } from '@detroit-well/api-client/errors';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import type { FallbackKind } from '@detroit-well/ui/patterns/fallback-screen';
import type { ReactNode } from 'react';
import { signOut } from '../session/session.ts';

export interface LoadFailureProps {
  /** What could not be loaded, by the sentence of Spec B 8. */
  readonly say: Operation;
  readonly error: Error;
  readonly onRetry: () => void;
  /** Offers to leave, where a broken session could be the reason. */
  readonly withLogout?: boolean;
  /** More ways out. */
  readonly actions?: ReactNode;
}

/** A page whose data did not come: what kind of failure, which page, Retry, and a way out. */
export function LoadFailure({ say, error, onRetry, actions, withLogout = false }: LoadFailureProps) {
  return (
    <FallbackScreen
      kind={kindOf(error)}
      signInHref={paths.login()}
      registerHref={paths.register()}
      requestId={isApiError(error) ? error.requestId : undefined}
      actions={
        <>
          <Button variant="signal" onClick={onRetry}>
            Retry
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
      {describe(error, say).message}
    </FallbackScreen>
  );
}

/** The same for an AsyncView, which hands the error over when there is one. */
export function whenLoadFails(props: Omit<LoadFailureProps, 'error'>): (error: Error) => ReactNode {
  return (error) => <LoadFailure {...props} error={error} />;
}

/** Which of the fallback screens of Spec B 8.2 an error asks for. */
function kindOf(error: Error): FallbackKind {
  if (!isApiError(error)) return 0;
  if (error.kind === 'network' || error.kind === 'timeout') return 'network';
  return error.status ?? 0;
}
