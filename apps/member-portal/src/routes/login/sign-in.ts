import { describe } from '@detroit-well/api-client/errors';
import { signInForm } from '@detroit-well/validation';
import { client } from '../../api/client.ts';
import { rateLimitEnds } from '../../outcomes/rate-limit-ends.ts';
import { isSignedIn } from '../../auth/auth-state.ts';
import { session } from '../../auth/session.ts';
import type { SignInProblem } from './sign-in-summary.tsx';

export { SignInSummary } from './sign-in-summary.tsx';

const storageBlocked =
  'Your browser blocks the storage that keeps you signed in. Allow cookies and site data for this site in its settings, then sign in again.';

/** Validates the input, calls the API and stores the session (SPEC-A 5, login; texts in the order of SPEC-A 7.9). */
export async function signIn(typed: {
  email: string;
  password: string;
}): Promise<'signed-in' | SignInProblem> {
  const checked = signInForm.safeParse(typed);
  if (!checked.success) return { fields: firstOfEach(checked.error.issues), message: null };
  try {
    await session.start(await client.auth.signIn({ body: checked.data }));
    // A browser that blocks storage throws the tokens away, and every screen would lead back here.
    return isSignedIn() ? 'signed-in' : { fields: {}, message: storageBlocked };
  } catch (error) {
    const { fields, message } = describe(error, 'signIn');
    const [email, password] = [fields.email?.[0], fields.password?.[0]];
    return {
      fields: { email, password },
      message: email || password ? null : message,
      retryAt: rateLimitEnds(error),
    };
  }
}

function firstOfEach(issues: readonly { path: PropertyKey[]; message: string }[]): SignInProblem['fields'] {
  const first = (name: string): string | undefined => issues.find(({ path }) => path[0] === name)?.message;
  return { email: first('email'), password: first('password') };
}
