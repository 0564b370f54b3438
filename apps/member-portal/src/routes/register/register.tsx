import { zodResolver } from '@hookform/resolvers/zod';
import { sentences } from '@detroit-well/api-client/errors';
import { useHumanCheck } from '@detroit-well/booking/human-check';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { FormHumanCheckBox, FormPasswordField, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { registerForm } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { client } from '../../api/client.ts';
import { PasswordChecklist } from '../../passwords/password-checklist.tsx';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { useTitle } from '../../navigation/use-title.ts';

const empty = { email: '', password: '', confirm_password: '', turnstile_token: '' };

const accountExists = (
  <>
    This email has an account. <a href={paths.forgotPassword()}>Forgot your password?</a>
  </>
);

/** The Create Account screen. Success leads to the sign-in page, which confirms it. */
export function Screen() {
  useTitle('Create Account');
  const navigate = useNavigate();
  const request = useIdempotencyKey();
  const [search] = useSearchParams();
  const form = useForm({ resolver: zodResolver(registerForm), defaultValues: empty });
  const check = useHumanCheck({
    action: 'register',
    loadClient: () => Promise.resolve(client),
    onExpire: () => {
      form.setValue('turnstile_token', '');
      form.setError('turnstile_token', { message: messages.verificationExpired });
    },
  });

  const verify = async (): Promise<void> => {
    form.clearErrors('turnstile_token');
    check.reset();
    form.setValue('turnstile_token', await check.token().catch(() => ''));
  };

  const { sending, pending } = useFormMutation(form, {
    operation: 'createAccount',
    effect: 'your account was created',
    request,
    send: (body, idempotencyKey) => client.account.register({ body }, { idempotencyKey }),
    onSuccess: ({ tokens }, { email }) => {
      // The member signs in on the next screen (SPEC-A 4), so these tokens are not used.
      if (tokens) void client.auth.signOut({ body: { refresh: tokens.refresh } }).catch(() => undefined);
      const next = search.get('next');
      return navigate(paths.login({ registered: true, email, ...(next ? { next } : {}) }));
    },
    onError: ({ offer, outcome }) => {
      if (outcome === 'known') {
        // A token is valid for one attempt.
        check.reset();
        form.setValue('turnstile_token', '');
      }
      return offer === 'forgotPassword' ? { message: accountExists, detail: null } : undefined;
    },
  });

  return (
    <>
      <h1 className="d2">Find your pulse.</h1>
      <Form form={form} {...sending} summaryTitle={sentences.validationErrors}>
        <FormTextField name="email" label="Email" type="email" autoComplete="email" autoCapitalize="off" />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" />
        <PasswordChecklist password={form.watch('password')} />
        <FormPasswordField name="confirm_password" label="Confirm password" autoComplete="new-password" />
        <FormHumanCheckBox
          name="turnstile_token"
          state={check.state}
          help={check.help}
          onStart={() => void verify()}
        >
          {check.widget}
        </FormHumanCheckBox>
        <Button
          type="submit"
          variant="signal"
          size="lg"
          full
          slash
          busy={pending}
          busyLabel="Creating your account..."
          disabledReason={check.state === 'done' ? undefined : messages.verificationMissing}
        >
          Create Account
        </Button>
      </Form>
      <p className="auth__more">
        Have an account?{' '}
        <a className="strong" href={paths.login(nextOf(search))}>
          Sign in
        </a>
      </p>
    </>
  );
}

function nextOf(search: URLSearchParams): { next?: string } {
  const next = search.get('next');
  return next ? { next } : {};
}
