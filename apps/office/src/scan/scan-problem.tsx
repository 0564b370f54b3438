import { isApiError, isUnknownOutcome } from '@detroit-well/api-client';
import { problemText } from '../outcomes/problem.ts';
import { ScanMark } from './scan-mark.tsx';

/** Why a scan shows nobody. */
export function ScanProblem({ error }: { error: Error }) {
  if (isApiError(error) && error.status === 404)
    return (
      <>
        <ScanMark tone="bad">No pass has this code</ScanMark>
        <p>
          It was renewed, or it is not one of ours. Ask for the pass in the portal, or look at the face and
          find the name on the list.
        </p>
      </>
    );
  return (
    <>
      <ScanMark tone="bad">The pass was not read</ScanMark>
      <p>{isUnknownOutcome(error) ? 'No answer came. Nobody was marked.' : problemText(error)}</p>
      <p>Find the name on the list instead.</p>
    </>
  );
}
