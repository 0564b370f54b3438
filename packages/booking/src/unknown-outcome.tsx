import { safeToRepeat, unconfirmed } from '@detroit-well/api-client/errors';
import { Flash } from '@detroit-well/ui/components/flash';

/** Says that the response to a registration or payment was lost. `reason`: why the last check returned no outcome. */
export function UnknownOutcome({ reason = safeToRepeat }: { readonly reason?: string | undefined }) {
  return (
    <Flash tone="warn" title={unconfirmed('this went through')}>
      {reason}
    </Flash>
  );
}
