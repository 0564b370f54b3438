import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import type { FieldValues } from '@detroit-well/ui/form/use-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readable } from '../forms/readable-reply.ts';
import { failureToast, problemText } from '../outcomes/problem.ts';
import { showToast, showUndo } from '../overlay/toasts.ts';
import type { CatalogueEntry, CatalogueKind } from './kind.ts';

interface RecordActionsProps<Entry extends CatalogueEntry, Values extends FieldValues> {
  readonly kind: CatalogueKind<Entry, Values>;
  readonly entry: Entry;
}

interface Archiving<Entry> {
  readonly before: Entry;
  readonly version: number;
  readonly archived: boolean;
}

/** Archives a record, which can be undone, or deletes one that was never used. */
export function RecordActions<Entry extends CatalogueEntry, Values extends FieldValues>({
  kind,
  entry,
}: RecordActionsProps<Entry, Values>) {
  const { many, calls, nameOf, listHref } = kind;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const renew = (): void => void queries.invalidateQueries({ queryKey: ['office'] });
  const archive = useMutation({
    mutationFn: async ({ before, version, archived }: Archiving<Entry>) =>
      readable(await calls.archive(before, version, archived)),
    onSuccess: (saved, { before, archived }) => {
      renew();
      const title = `${nameOf(saved)} ${archived ? 'was archived' : 'is in use again'}.`;
      showUndo(title, () => archive.mutate({ before, version: saved.version, archived: !archived }));
    },
    onError: (error) => {
      renew();
      showToast(failureToast('Nothing was changed.', error));
    },
  });
  const remove = useMutation({
    mutationFn: async () => calls.remove(entry.id),
    onSuccess: async () => {
      showToast({ tone: 'ok', title: `${nameOf(entry)} was deleted.` });
      await navigate(listHref, { replace: true });
      queries.removeQueries({ queryKey: ['office', many, entry.id] });
      renew();
    },
  });
  return (
    <div className="acts">
      <Button
        size="xs"
        variant="line"
        busy={archive.isPending}
        busyLabel="Saving..."
        onClick={() => archive.mutate({ before: entry, version: entry.version, archived: !entry.archived })}
      >
        {entry.archived ? 'Use again' : 'Archive'}
      </Button>
      <Button size="xs" variant="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${nameOf(entry)}?`}
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
        This works only if it was never used. What has a history is archived instead.
      </ConfirmDialog>
    </div>
  );
}
