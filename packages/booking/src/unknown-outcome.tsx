import { safeToRepeat, unconfirmed } from '@detroit-well/api-client/errors';
import { Flash } from '@detroit-well/ui/components/flash';
import { useUnsaved } from '@detroit-well/ui/tab-storage';

/** Says that the response to a registration or payment was lost. `reason`: why the last check returned no outcome. */
export function UnknownOutcome({ reason = safeToRepeat }: { readonly reason?: string | undefined }) {
  const unsaved = useUnsaved();
  return (
    <Flash tone="warn" title={unconfirmed('this went through')}>
      <span>{reason}</span>
      {unsaved ? (
        <span> Please stay on this page until then: your browser cannot save this attempt.</span>
      ) : null}
    </Flash>
  );
}
