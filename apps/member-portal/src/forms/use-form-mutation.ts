import { describe } from '@detroit-well/api-client/errors';
import type { Description, Operation } from '@detroit-well/api-client/errors';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { QueryClient, QueryClientContext, useMutation } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureMessage } from '../outcomes/failure-message.tsx';
import { formProblem } from './form-problem.ts';
import type { IdempotentRequest } from './idempotency-keys.ts';
import { actionProblem } from '../outcomes/action-problem.ts';

/** The message about a rejected form; the detail says that the outcome is unknown, or how long a rate limit lasts. */
export interface FormProblem {
  readonly message: ReactNode;
  readonly detail: ReactNode;
}

export interface FormMutation<Values, Result> {
  readonly operation: Operation;
  /** Completes `unconfirmed`. Left out when repeating the call does no harm. */
  readonly effect?: string;
  readonly request?: IdempotentRequest;
  readonly send: (values: Values, idempotencyKey: string | undefined) => Promise<Result>;
  readonly onSuccess: (result: Result, values: Values) => unknown;
  /** May return another problem than the usual one, or null to show none. */
  readonly onError?: (description: Description) => FormProblem | null | undefined;
}

/** Screens outside the members' area have no query client. */
const signedOutClient = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });

/**
 * Sends the values of a form. After a failure, the server's messages are set on their fields, and `problem` has what concerns
 * the whole form. `pending` lasts until `onSuccess` has finished.
 */
export function useFormMutation<Values extends FieldValues, Context, Output, Result>(
  form: UseFormReturn<Values, Context, Output>,
  { operation, effect, request, send, onSuccess, onError }: FormMutation<Output, Result>,
) {
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const { mutateAsync, isPending } = useMutation(
    {
      mutationFn: (values: Output) => send(values, request?.keyFor(values)),
      // The cache would keep the values, which may contain a password.
      gcTime: 0,
      onMutate: () => setProblem(null),
      onSuccess: async (result, values) => {
        request?.end();
        await onSuccess(result, values);
      },
      onError: (error) => {
        request?.end(error);
        const description = describe(error, operation);
        const { fields, outcome } = description;
        const message = formProblem(applyServerErrors(form, fields), fields, description.message);
        const other = onError?.(description);
        if (other !== undefined || message === null) setProblem(other ?? null);
        else if (effect === undefined) setProblem({ message: failureMessage(error, message), detail: null });
        else setProblem(actionProblem({ message, outcome }, effect, error));
      },
    },
    useContext(QueryClientContext) ?? signedOutClient,
  );
  return {
    submit: (values: Output) => mutateAsync(values).then(noResult, noResult),
    pending: isPending,
    problem,
  };
}

const noResult = (): void => undefined;
