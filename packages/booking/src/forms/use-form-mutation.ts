import { isUnknownOutcome, isUnprocessed } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import type { Description, Operation } from '@detroit-well/api-client/errors';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import type { FieldValues, FormOf } from '@detroit-well/ui/form/use-form';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { actionProblem } from './action-problem.ts';
import { failureMessage } from './failure-message.tsx';
import type { IdempotentRequest } from './idempotency-keys.ts';

/** The message about a rejected form; the detail says that the outcome is unknown, or how long a rate limit lasts. */
export interface FormProblem {
  readonly message: ReactNode;
  readonly detail: ReactNode;
  readonly outcome?: Description['outcome'];
}

export interface FormMutation<Values, Result> {
  readonly operation: Operation;
  /** Completes `unconfirmed`. Left out when repeating the call does no harm. */
  readonly effect?: string;
  /** Names of fields whose errors the screen shows outside of the form. */
  readonly elsewhere?: readonly string[];
  readonly request?: IdempotentRequest;
  readonly send: (values: Values, idempotencyKey: string | undefined) => Promise<Result>;
  readonly onSuccess: (result: Result, values: Values) => unknown;
  /** May return another problem than the usual one, or null to show none. */
  readonly onError?: (description: Description, error: unknown) => FormProblem | null | undefined | void;
}

/**
 * Sends the values of a form. After a failure, the server's messages are set on their fields, and `problem` has what concerns
 * the whole form. `sending` has these props of the form, which is pending until `onSuccess` has finished.
 */
export function useFormMutation<Values extends FieldValues, Context, Output, Result>(
  form: FormOf<Values, Context, Output>,
  options: FormMutation<Output, Result>,
) {
  const { operation, effect, elsewhere = [], request, send, onSuccess, onError } = options;
  const [problem, setProblem] = useState<FormProblem | null>(null);
  /** The key of an attempt whose outcome is unknown. */
  const unresolved = useRef<string>(undefined);

  /** The problem to show besides the messages of the fields. */
  function problemOf(error: unknown, key: string | undefined): FormProblem | null {
    // A rejection before the server looked at the request says nothing about the attempt before it.
    const stillUnknown = key !== undefined && key === unresolved.current && isUnprocessed(error);
    const isUnknown = stillUnknown || isUnknownOutcome(error);
    unresolved.current = isUnknown ? key : undefined;
    const description = { ...describe(error, operation), outcome: isUnknown ? 'unknown' : 'known' } as const;
    const shown = Object.entries(description.fields).filter(([name]) => !elsewhere.includes(name));
    const [unplaced] = applyServerErrors(form, Object.fromEntries(shown));
    const other = onError?.(description, error);
    if (other !== undefined) return other;
    // Fields have their own messages; the form shows the one of a field that it does not have.
    const message = Object.keys(description.fields).length === 0 ? description.message : unplaced;
    if (message === undefined) return null;
    if (effect === undefined) return { message: failureMessage(error, message), detail: null };
    return actionProblem({ ...description, message }, effect, error);
  }

  async function submit(values: Output): Promise<void> {
    setProblem(null);
    const key = request?.keyFor(values);
    try {
      const result = await send(values, key);
      request?.end();
      await onSuccess(result, values);
    } catch (error) {
      request?.end(error);
      setProblem(problemOf(error, key));
    }
  }

  const pending = form.formState.isSubmitting;
  return {
    problem,
    pending,
    sending: {
      onSubmit: submit,
      pending,
      error: problem?.message ?? null,
      errorDetail: problem?.detail,
    },
  };
}
