import type { OfficePost } from '@detroit-well/api-client';
import type { FormOf } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { placeErrors } from './place-errors.ts';
import { createPostSaving, type PostConflict } from './post-saving.ts';
import type { PostValues } from './post-values.ts';

/** The draft of a post, which is saved by itself while it is written. */
export function usePostSaving(post: OfficePost | null, form: FormOf<PostValues>) {
  const queries = useQueryClient();
  const [epoch, setEpoch] = useState(0);
  const [conflict, setConflict] = useState<PostConflict>();
  const [saving] = useState(() =>
    createPostSaving({
      post,
      form,
      queries,
      onConflict: setConflict,
      onReplaced: () => setEpoch((before) => before + 1),
    }),
  );
  const { autosave } = saving;
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  const values = useWatch({ control: form.control }) as PostValues;

  useEffect(() => {
    if (post) saving.follow(post);
  }, [post, saving]);
  const { kind, error } = state;
  useEffect(() => {
    if (kind === 'refused') placeErrors(form, error);
  }, [form, kind, error]);
  useEffect(() => {
    const watching = form.watch(() => autosave.changed());
    return () => watching.unsubscribe();
  }, [autosave, form]);
  useEffect(() => {
    const leave = (): void => autosave.leave();
    // Back online, it tries again.
    const again = (): void => void (autosave.state().kind === 'failed' && autosave.flush());
    document.addEventListener('visibilitychange', leave);
    addEventListener('online', again);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('online', again);
      autosave.close();
    };
  }, [autosave]);
  return { ...saving, state, values, epoch, conflict };
}

export type PostSaving = ReturnType<typeof usePostSaving>;
