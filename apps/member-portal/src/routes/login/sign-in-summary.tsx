import { ErrorSummary } from '@detroit-well/ui/components/error-summary';
import { RetryCountdown } from '@detroit-well/ui/components/retry-countdown';

/** The errors of a sign-in attempt, for its fields or for the whole form. */
export interface SignInProblem {
  readonly fields: { readonly email?: string | undefined; readonly password?: string | undefined };
  readonly message: string | null;
  /** When a rate limit ends, in milliseconds since the epoch. */
  readonly retryAt?: number | null;
}

const names = ['email', 'password'] as const;

/** The error summary of the sign-in form. It is in the same file as the validation. */
export function SignInSummary({ problem, attempt }: { problem: SignInProblem; attempt: number }) {
  const errors = names.flatMap((name) => {
    const message = problem.fields[name];
    return message === undefined ? [] : [{ fieldId: `sign-in-${name}`, message }];
  });
  const { retryAt } = problem;
  return (
    <>
      {retryAt ? (
        <p>
          <RetryCountdown key={retryAt} until={retryAt} />
        </p>
      ) : null}
      <ErrorSummary attempt={attempt} errors={errors} />
    </>
  );
}
