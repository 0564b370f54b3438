import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormPasswordField, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { lateResolver, useForm } from '@detroit-well/ui/form/use-form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { accountDeleted } from '../../auth/account-deleted.ts';
import { signIn } from './sign-in.ts';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { useTitle } from '../../navigation/use-title.ts';
import { bannerOf, waitingPlan } from './banner.ts';
import { homeAfterSignIn } from './home-after-sign-in.ts';
import { pathAfterSignIn } from './visitors-only.ts';

/** The rules load at the first touch: this page renders without them. */
const loadRules = async () => (await import('./sign-in-rules.ts')).signInRules;
const resolver = lateResolver(loadRules);

/** The Sign In screen. */
export function Screen() {
  useTitle('Sign In');
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { hash, state } = useLocation() as {
    hash: string;
    state: { readonly wasSignedOut?: boolean; readonly wasDeleted?: boolean } | null;
  };
  /** The obstacle that keeps the browser from storing the sign-in. */
  const [obstacle, setObstacle] = useState<string | null>(null);
  const [email] = useState(() => new URLSearchParams(hash.slice(1)).get('email') ?? '');
  // The history must not keep the address of a person.
  const forget = useEffectEvent((): void => {
    if (hash !== '') void navigate({ search: search.toString() }, { replace: true, state });
  });
  useEffect(() => forget(), []);
  const form = useForm({ resolver, defaultValues: { email, password: '' } });
  const { sending, pending } = useFormMutation(form, {
    operation: 'signIn',
    send: signIn,
    onSuccess: async (found) => {
      setObstacle(found);
      if (found !== null) return undefined;
      const target = pathAfterSignIn(
        search.get('next') ? search : new URLSearchParams({ next: await homeAfterSignIn() }),
      );
      if (target.owner === 'portal') return navigate(target.path, { replace: true });
      return location.replace(target.href);
    },
  });
  const waiting = useWaiting(search);
  const banner = bannerOf(search, waiting);

  const closeBanner = (): void => {
    const rest = new URLSearchParams(search);
    for (const name of ['passwordReset', 'registered']) rest.delete(name);
    setSearch(rest, { replace: true });
  };

  return (
    <>
      <h1 className="d2">Back on the floor.</h1>
      <Form form={form} id="sign-in" {...sending} error={sending.error ?? obstacle}>
        {state?.wasSignedOut ? (
          <Flash tone="warn" title="You have been signed out.">
            You logged out in another tab, or your sign-in ended. What you sent just before may have arrived;
            the page shows it after you sign in.
          </Flash>
        ) : null}
        {state?.wasDeleted ? (
          <Flash tone="ok" title={accountDeleted}>
            We sent you an email that confirms it.
          </Flash>
        ) : null}
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
        {waiting && !banner ? <Flash tone="note" title={waiting} live={false} /> : null}
        <FormTextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          onFocus={warm}
        />
        <div>
          <FormPasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            onFocus={warm}
          />
          <p className="login__forgot">
            <a href={paths.forgotPassword()}>Forgot your password?</a>
          </p>
        </div>
        <Button type="submit" variant="signal" size="lg" full slash busy={pending} busyLabel="Signing in...">
          Sign In
        </Button>
      </Form>
      <p className="auth__more">
        New here?{' '}
        <a className="strong" href={paths.register(nextOf(search))}>
          Create an account
        </a>
      </p>
    </>
  );
}

/** The task for which the person signs in; null where nothing waits. */
function useWaiting(search: URLSearchParams): string | null {
  const plan = waitingPlan(search);
  const [name, setName] = useState<string | null>(null);
  // Only the screens of members have queries. Without its name, the plan is a membership.
  useEffect(() => {
    if (plan === null) return;
    client.plans.list({ background: true }).then(
      (plans) =>
        setName(plans.find(({ id, version_id }) => plan === version_id || plan === id)?.name ?? null),
      () => undefined,
    );
  }, [plan]);
  if (plan === null) return null;
  return name ? `Sign in to join ${name}.` : 'Sign in to become a member.';
}

const warm = (): void => void loadRules().catch(() => undefined);

/** Passes the redirect after sign-in on to the registration page. */
function nextOf(search: URLSearchParams): { next?: string } {
  const next = search.get('next');
  return next ? { next } : {};
}
