import { formatMediumDate, formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { FailureFlash } from '@detroit-well/ui/components/failure-flash';
import { Modal } from '@detroit-well/ui/components/modal';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import type { FieldValues } from '@detroit-well/ui/form/use-form';
import { useQuery } from '@tanstack/react-query';
import { useChange } from '../forms/use-change.ts';
import { PartFailure } from '../outcomes/part-failure.tsx';
import { problemText } from '../outcomes/problem.ts';
import { showToast } from '../overlay/toasts.ts';
import type { Saving } from './use-saving.ts';
import { revisionsKey, type Written } from './written-kind.ts';

interface HistoryDialogProps<Stored extends Written, Values extends FieldValues, Body extends object> {
  readonly saving: Saving<Stored, Values, Body>;
  readonly written: Stored;
  readonly onClose: () => void;
}

/** The revisions of a text. Restoring one makes a new revision of it, so nothing is lost. */
export function HistoryDialog<Stored extends Written, Values extends FieldValues, Body extends object>({
  saving,
  written,
  onClose,
}: HistoryDialogProps<Stored, Values, Body>) {
  const { many, calls, valuesOf } = saving.kind;
  const { id, version, published_version: shown } = written;
  const { data, error, refetch } = useQuery({
    queryKey: revisionsKey(many, id),
    queryFn: ({ signal }) => calls().revisions({ params: { id } }, { signal }),
    meta: { background: true },
    staleTime: 0,
  });
  const restore = useChange({
    send: (n: number, idempotencyKey) =>
      calls().restore({ params: { id, n: String(n) }, body: { version } }, { idempotencyKey }),
    onDone: (restored) => {
      saving.show(restored, valuesOf(restored));
      showToast({ tone: 'ok', title: 'The earlier text is back. Publish it to show it on the site.' });
      onClose();
    },
  });
  const mark = (n: number): string => {
    if (n === version) return n === shown ? 'Newest, on the site' : 'Newest';
    return n === shown ? 'On the site' : '';
  };
  return (
    <Modal open size="wide" title="History" locked={restore.isPending} onClose={onClose}>
      <div className="record">
        {restore.error ? <FailureFlash message={problemText(restore.error)} /> : null}
        {data ? (
          <ol className="post-revisions">
            {data.results.map(({ n, at, by, title, word_count: words }) => (
              <li key={n}>
                <div>
                  <b>{`${formatMediumDate(at)}, ${formatTime(at)}`}</b>
                  <small className="muted">
                    {[by, title || 'Untitled', `${words.toLocaleString('en-US')} words`, mark(n)]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </div>
                {n === version ? null : (
                  <Button
                    size="xs"
                    variant="line"
                    busy={restore.isPending && restore.variables === n}
                    busyLabel="Restoring..."
                    onClick={() => restore.mutate(n)}
                  >
                    Restore
                    <span className="visually-hidden">{` revision ${n}`}</span>
                  </Button>
                )}
              </li>
            ))}
          </ol>
        ) : error ? (
          <PartFailure sentence="The revisions did not load." onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={200} />
        )}
      </div>
    </Modal>
  );
}
