import type { OfficePost } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { ConfirmDialog } from '@detroit-well/ui/components/confirm';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { postQuery } from '../../api/post-queries.ts';
import { useChange } from '../../forms/use-change.ts';
import { problemText } from '../../outcomes/problem.ts';
import { showToast } from '../../overlay/toasts.ts';
import type { Saving } from '../../written/use-saving.ts';
import type { PostBody, PostValues } from './post-values.ts';

interface DeleteDraftProps {
  readonly saving: Saving<OfficePost, PostValues, PostBody>;
  readonly post: OfficePost;
}

/** Deletes a post that was never on the site. */
export function DeleteDraft({ saving: { state, autosave }, post }: DeleteDraftProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useChange({
    send: (id: string) => client.office.posts.remove({ params: { id } }),
    onDone: () => {
      autosave.close();
      showToast({ tone: 'ok', title: 'The draft was deleted.' });
      queries.removeQueries({ queryKey: postQuery(post.id).queryKey });
      void navigate(paths.office.posts(), { replace: true });
    },
  });
  return (
    <>
      <Button
        size="xs"
        variant="line"
        disabledReason={state.kind === 'saving' ? 'The draft is being saved.' : undefined}
        onClick={() => setAsking(true)}
      >
        Delete draft
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this draft?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        busy={remove.isPending}
        busyLabel="Deleting..."
        error={remove.error ? problemText(remove.error) : undefined}
        onConfirm={() => remove.mutate(post.id)}
        onClose={() => {
          remove.reset();
          setAsking(false);
        }}
      >
        All its revisions go with it.
      </ConfirmDialog>
    </>
  );
}
