import type { OfficeClosure } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useMay } from '../../access/access.ts';
import { client } from '../../api/client.ts';
import { refundProgressQuery } from '../../api/queries.ts';
import { CancelBooked } from '../../closures/cancel-booked.tsx';
import { RecordEditor } from '../../catalogue/record-editor.tsx';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import { RefundProgress } from '../../sessions/refund-progress.tsx';
import { closureKind } from './closure-kind.tsx';

/** One closure, or a new one. */
export function Screen() {
  const { id = 'new' } = useParams();
  return id === 'new' ? (
    <RecordEditor key="new" kind={closureKind} entry={null} />
  ) : (
    <Stored key={id} id={id} />
  );
}

function Stored({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['office', 'closures', id],
    queryFn: ({ signal }) => client.office.closures.read({ params: { id } }, { signal }),
  });
  const mayWrite = useMay('closures.write');
  if (data)
    return (
      <RecordEditor
        kind={closureKind}
        entry={data}
        note={<RefundProgress query={refundProgressQuery('closures', id)} />}
        actions={
          <div className="acts">
            <CancelBooked closure={data} variant="danger" />
            {mayWrite ? <Remove closure={data} /> : null}
          </div>
        }
      />
    );
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null;
}

function Remove({ closure: { id, reason } }: { closure: OfficeClosure }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: async () => client.office.closures.remove({ params: { id } }),
    onSuccess: async () => {
      showToast({ tone: 'ok', title: `${reason} was deleted.` });
      await navigate(paths.office.closures(), { replace: true });
      queries.removeQueries({ queryKey: ['office', 'closures', id] });
      void queries.invalidateQueries({ queryKey: ['office'] });
    },
  });
  return (
    <>
      <Button size="xs" variant="line" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${reason}?`}
        confirmLabel="Delete"
        cancelLabel="Keep"
        busy={remove.isPending}
        busyLabel="Deleting..."
        error={remove.error ? problemText(remove.error) : undefined}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          setAsking(false);
          remove.reset();
        }}
      >
        The days are open again for new sessions. Sessions that the closure removed do not come back.
      </ConfirmDialog>
    </>
  );
}
