import '../../no-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { describe } from '@detroit-well/api-client/errors';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { HumanCheckBox } from '@detroit-well/ui/components/human-check-box';
import { FormPasswordField, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { registerForm } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { client } from '../../api.ts';
import { useHumanCheck } from '../../human-check/use-human-check.ts';
import { PasswordChecklist } from '../../passwords/password-checklist.tsx';
import { problemBeside } from '../../problem-beside.ts';
import { intentKey, settleIntent } from '../../intent-store.ts';
import { useTitle } from '../../router/use-title.ts';

const intent = 'register-account';
const empty = { email: '', password: '', confirm_password: '', turnstile_token: '' };

/** Create Account. Success goes to the sign-in page, which says so. */
export function Screen() {
  useTitle('Create Account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);
  const form = useForm({ resolver: zodResolver(registerForm), defaultValues: empty });
  const check = useHumanCheck(() => {
    form.setValue('turnstile_token', '');
    form.setError('turnstile_token', { message: messages.verificationExpired });
  });
  const verificationProblem = form.formState.errors.turnstile_token?.message;

  const verify = async (): Promise<void> => {
    form.clearErrors('turnstile_token');
    form.setValue('turnstile_token', (await check.start()) ?? '');
  };

  const submit = async (values: typeof empty): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      await client.account.register({ body: values, idempotencyKey: intentKey(intent, values) });
      settleIntent(intent);
      const next = search.get('next');
      await navigate(paths.login({ registered: true, ...(next ? { next } : {}) }));
    } catch (error) {
      setProblem(refused(error));
    } finally {
      setPending(false);
    }
  };

  const refused = (error: unknown): ReactNode => {
    const { fields, message, offer, outcome } = describe(error, 'createAccount');
    if (outcome === 'known') {
      settleIntent(intent);
      // The token was used up by the attempt.
      check.reset();
      form.setValue('turnstile_token', '');
    }
    const beside = problemBeside(applyServerErrors(form, fields), fields, message);
    if (offer !== 'forgotPassword') return beside;
    return (
      <>
        This email has an account. <a href={paths.forgotPassword()}>Forgot your password?</a>
      </>
    );
  };

  return (
    <>
      <h1 className="d2">Find your pulse.</h1>
      <Form form={form} onSubmit={submit} pending={pending} error={problem}>
        <FormTextField name="email" label="Email" type="email" autoComplete="email" autoCapitalize="off" />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" />
        <PasswordChecklist password={form.watch('password')} />
        <FormPasswordField name="confirm_password" label="Confirm password" autoComplete="new-password" />
        <HumanCheckBox state={check.state} onStart={() => void verify()} error={verificationProblem} />
        <Button
          type="submit"
          variant="signal"
          size="lg"
          full
          slash
          busy={pending}
          busyLabel="Creating your account..."
          disabledReason={check.token ? undefined : messages.verificationMissing}
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
