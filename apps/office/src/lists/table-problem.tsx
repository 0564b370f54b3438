import { isApiError } from '@detroit-well/api-client';
import { formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Slash } from '@detroit-well/ui/components/slash';
import { OctagonIcon } from '@detroit-well/ui/icons';
import { whoMayText } from '../access/who-may.ts';
import { Refusal } from '../outcomes/refusal.tsx';
import type { ListState } from './list-state.ts';

interface TableProblemProps {
  readonly noun: string;
  readonly list: ListState<unknown>;
  readonly search: string;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** What stands below the head of a table instead of rows, or above rows that could not be refreshed. */
export function TableProblem({ noun, list, search, isFiltered, onClear }: TableProblemProps) {
  const { status, error, rows, retry, loadedAt } = list;
  const refusal = error ? whoMayText(error) : null;
  if (refusal !== null) return <Refusal what={`these ${noun}`} text={refusal} />;
  if (status === 'failed') {
    const requestId = isApiError(error) ? error.requestId : undefined;
    return (
      <div className="fail-row" role="alert">
        <OctagonIcon />
        <b>{`The ${noun} did not load`}</b>
        <p>{`Nothing was changed.${requestId ? ` Request ${requestId}.` : ''}`}</p>
        <div className="row">
          <Button size="xs" onClick={retry}>
            Try again
          </Button>
          {requestId ? (
            <Button
              size="xs"
              variant="line"
              onClick={() => void navigator.clipboard.writeText(requestId).catch(() => undefined)}
            >
              Copy request number
            </Button>
          ) : null}
        </div>
      </div>
    );
  }
  if (error) {
    return (
      <div className="sync" role="status">
        <Slash />
        <span>
          <b>These rows could not be refreshed</b>
          {`You see what was loaded at ${formatTime(loadedAt)}.`}
        </span>
        <button type="button" onClick={retry}>
          Try now
        </button>
      </div>
    );
  }
  if (status !== 'ready' || rows.length > 0) return null;
  return (
    <div className="fail-row" data-quiet role="status">
      <b>{search ? `No ${noun} match “${search}”` : `No ${noun} match`}</b>
      <p>
        {isFiltered ? 'Another search or fewer filters may find them.' : 'This page of the list is empty.'}
      </p>
      <div className="row">
        <Button size="xs" variant="line" onClick={onClear}>
          Clear filters
        </Button>
      </div>
    </div>
  );
}
