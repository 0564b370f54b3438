import { networkError } from '@detroit-well/api-client/errors';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { PasswordField } from '@detroit-well/ui/components/password-field';
import { TextField } from '@detroit-well/ui/components/text-field';
import { Suspense, lazy, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathAfterSignIn } from '../../auth/guards.ts';
import { useTitle } from '../../navigation/use-title.ts';
import { bannerOf } from './banner.ts';
import type { SignInProblem } from './sign-in-summary.tsx';

/** The sign-in code is a separate file, fetched at the first interaction: this page renders without it. */
const loadSignIn = () => import('./sign-in.ts');

const Summary = lazy(async () => ({ default: (await loadSignIn()).SignInSummary }));

const unreachable: SignInProblem = { fields: {}, message: networkError };

/** The Sign In screen. The fields are native and uncontrolled, so that autofill by a password manager counts as input. */
export function Screen() {
  useTitle('Sign In');
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>({ fields: {}, message: null });
  const [attempt, setAttempt] = useState(0);
  const banner = bannerOf(search);

  const closeBanner = (): void => {
    const rest = new URLSearchParams(search);
    for (const name of ['passwordReset', 'registered']) rest.delete(name);
    setSearch(rest, { replace: true });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    setPending(true);
    const outcome = await loadSignIn().then(
      ({ signIn }) => signIn({ email: textOf(data, 'email'), password: textOf(data, 'password') }),
      () => unreachable,
    );
    setPending(false);
    if (outcome === 'signed-in') {
      const target = pathAfterSignIn(search);
      if (target.owner === 'portal') void navigate(target.path, { replace: true });
      else location.replace(target.href);
      return;
    }
    setProblem(outcome);
    // Without the sign-in file no field error is known.
    if (outcome !== unreachable) setAttempt(attempt + 1);
  };

  const warm = (): void => void loadSignIn().catch(() => undefined);

  return (
    <>
      <h1 className="d2">Back on the floor.</h1>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {banner ? (
          <Flash
            tone="ok"
            title={banner.title}
            onClose={closeBanner}
            autoHideMs={constants.messageMs.loginBanner}
          >
            {banner.text}
          </Flash>
        ) : null}
        {problem.message ? <Flash tone="bad" title={problem.message} /> : null}
        <Suspense>{attempt ? <Summary attempt={attempt} problem={problem} /> : null}</Suspense>
        <TextField
          id="sign-in-email"
          label="Email"
          name="email"
          onFocus={warm}
          type="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          error={problem.fields.email}
        />
        <div>
          <PasswordField
            id="sign-in-password"
            label="Password"
            name="password"
            onFocus={warm}
            autoComplete="current-password"
            error={problem.fields.password}
          />
          <p className="login__forgot">
            <a href={paths.forgotPassword()}>Forgot your password?</a>
          </p>
        </div>
        <Button type="submit" variant="signal" size="lg" full slash busy={pending} busyLabel="Signing in...">
          Sign In
        </Button>
      </form>
      <p className="auth__more">
        New here?{' '}
        <a className="strong" href={paths.register(nextOf(search))}>
          Create an account
        </a>
      </p>
    </>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Passes the redirect after sign-in on to the registration page. */
function nextOf(search: URLSearchParams): { next?: string } {
  const next = search.get('next');
  return next ? { next } : {};
}
