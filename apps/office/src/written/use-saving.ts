import type { FieldValues, FormOf } from '@detroit-well/ui/form/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { createSaving, type WrittenConflict } from './saving.ts';
import type { Written, WrittenKind } from './written-kind.ts';

/** A text that is saved by itself while it is written. `written` is null for a new one. */
export function useSaving<Stored extends Written, Values extends FieldValues, Body extends object>(
  kind: WrittenKind<Stored, Values, Body>,
  written: Stored | null,
  form: FormOf<Values>,
) {
  const queries = useQueryClient();
  const [epoch, setEpoch] = useState(0);
  const [conflict, setConflict] = useState<WrittenConflict<Stored, Values>>();
  const [saving] = useState(() =>
    createSaving({
      kind,
      written,
      form,
      queries,
      onConflict: setConflict,
      onReplaced: () => setEpoch((before) => before + 1),
    }),
  );
  const { autosave } = saving;
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  const values = useWatch({ control: form.control }) as Values;

  useEffect(() => {
    if (written) saving.follow(written);
  }, [written, saving]);
  const { kind: saved, error } = state;
  useEffect(() => {
    if (saved === 'refused') kind.placeErrors(form, error);
  }, [form, kind, saved, error]);
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

export type Saving<Stored extends Written, Values extends FieldValues, Body extends object> = ReturnType<
  typeof useSaving<Stored, Values, Body>
>;
