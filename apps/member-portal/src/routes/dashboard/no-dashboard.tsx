import { noDashboard } from '@detroit-well/api-client/errors';
import { artPath } from '@detroit-well/art';
import { Button } from '@detroit-well/ui/components/button';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { signOut } from '../../auth/session.ts';

/** Shown when the response contains no dashboard (SPEC-A 2). */
export function NoDashboard({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page">
      <header className="page__head">
        <h1 className="d1">Welcome Back</h1>
      </header>
      <EmptyState
        headingLevel={2}
        title={noDashboard}
        art={<img src={artPath.named('empty-floor')} alt="" />}
        action={
          <>
            <Button onClick={onRetry}>Try Again</Button>
            <Button variant="line" onClick={() => void signOut()}>
              Logout
            </Button>
          </>
        }
      >
        Your account exists, but its page did not load. Please try again.
      </EmptyState>
    </div>
  );
}
