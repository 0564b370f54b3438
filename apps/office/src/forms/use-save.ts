import { isApiError, newIdempotencyKey, type ApiProblem } from '@detroit-well/api-client';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import type { FieldValues, FormOf } from '@detroit-well/ui/form/use-form';
import { useRef, useState } from 'react';
import { problemText } from '../outcomes/problem.ts';
import { leavesOpen, type Attempt } from './attempt.ts';
import { readable } from './readable-reply.ts';

export interface SaveOptions<Values, Result> {
  readonly send: (values: Values, idempotencyKey: string) => PromiseLike<Result>;
  readonly onSaved: (result: Result, values: Values) => void;
  /** Called with what was thrown, and with null before each attempt. */
  readonly onFailure?: (failure: unknown) => void;
  /** Somebody else saved meanwhile. Without it, the form says so. */
  readonly onConflict?: (conflict: ApiProblem<'version_conflict'>) => void;
}

/**
 * Sends a form. After a failure the fields keep what was typed and get the server's messages; `error` has what concerns the
 * whole form. An attempt whose outcome is unknown keeps its key, so that a second one has no second effect.
 */
export function useSave<Values extends FieldValues, Context, Output, Result>(
  form: FormOf<Values, Context, Output>,
  { send, onSaved, onFailure, onConflict }: SaveOptions<Output, Result>,
) {
  const [error, setError] = useState<string | null>(null);
  const open = useRef<Attempt>(undefined);

  async function submit(values: Output): Promise<void> {
    setError(null);
    onFailure?.(null);
    const sent = JSON.stringify(values);
    const key = open.current?.sent === sent ? open.current.key : newIdempotencyKey();
    try {
      const result = readable(await send(values, key));
      open.current = undefined;
      onSaved(result, values);
    } catch (failure) {
      onFailure?.(failure);
      open.current = leavesOpen(failure) ? { key, sent } : undefined;
      if (onConflict && isApiError(failure) && failure.is('version_conflict')) {
        onConflict(failure);
        return;
      }
      const fields = isApiError(failure) ? failure.fieldErrors : {};
      const unplaced = applyServerErrors(form, fields);
      setError(Object.keys(fields).length > unplaced.length ? null : (unplaced[0] ?? problemText(failure)));
    }
  }
  return { onSubmit: submit, pending: form.formState.isSubmitting, error };
}
