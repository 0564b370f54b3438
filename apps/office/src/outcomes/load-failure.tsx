import { isApiError } from '@detroit-well/api-client';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import type { FallbackKind } from '@detroit-well/ui/patterns/fallback-screen';
import { paths } from '@detroit-well/config/paths';
import { use } from 'react';
import { useKept } from '../kept/kept.ts';
import { AccessContext } from '../access/access.ts';
import { whoMayText } from '../access/who-may.ts';
import { Refusal } from './refusal.tsx';
import { OpenSearchContext, SearchButton } from './search-button.tsx';

/** Replaces a screen whose data failed to load. It offers another try only where that can help. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  // The shell itself is no record that could be gone.
  const isInOffice = use(OpenSearchContext) !== null;
  const kept = useKept();
  const refusal = whoMayText(error);
  const kind = kindOf(error);
  if (refusal !== null) return <Refusal titleLevel="h1" what="this" text={refusal} />;
  if (isInOffice && isApiError(error) && error.status === 404) return <Gone requestId={error.requestId} />;
  return (
    <FallbackScreen
      kind={kind}
      onRetry={onRetry}
      actions={
        kind === 'network' && kept ? (
          <ButtonLink variant="line" href={paths.office.nextRoster()}>
            Today's roster
          </ButtonLink>
        ) : undefined
      }
      signInHref={paths.login({ next: location.pathname + location.search })}
      requestId={isApiError(error) ? error.requestId : undefined}
    />
  );
}

/** The record does not exist. */
function Gone({ requestId }: { requestId: string | undefined }) {
  const seesPeople = use(AccessContext)?.permissions.includes('people.read') ?? false;
  const actions = (
    <>
      {seesPeople ? (
        <ButtonLink size="sm" href={paths.office.people()}>
          People
        </ButtonLink>
      ) : null}
      <SearchButton />
    </>
  );
  return (
    <FallbackScreen kind={404} requestId={requestId} actions={actions}>
      It may have been deleted, or the link is old.
    </FallbackScreen>
  );
}

function kindOf(error: Error): FallbackKind {
  if (!isApiError(error)) return 0;
  if (error.kind === 'network' || error.kind === 'timeout') return 'network';
  return error.status ?? 0;
}
