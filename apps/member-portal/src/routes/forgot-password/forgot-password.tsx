import { zodResolver } from '@hookform/resolvers/zod';
import { describe, sentences } from '@detroit-well/api-client/errors';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { passwordResetRequestForm } from '@detroit-well/validation';
import { useState } from 'react';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { client } from '../../api/client.ts';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { useTitle } from '../../navigation/use-title.ts';

/** The Forgot Password screen. The response never reveals whether the email has an account. */
export function Screen() {
  useTitle('Forgot Password');
  const [sent, setSent] = useState(false);
  const form = useForm({ resolver: zodResolver(passwordResetRequestForm), defaultValues: { email: '' } });
  const { sending, pending } = useFormMutation(form, {
    operation: 'requestPasswordReset',
    request: useIdempotencyKey(),
    send: (body, idempotencyKey) =>
      client.account.requestPasswordReset({ body }, { idempotencyKey }).catch((error: unknown) => {
        if (!describe(error, 'requestPasswordReset').success) throw error;
      }),
    onSuccess: () => setSent(true),
  });

  return (
    <>
      <h1 className="d2">Reset your password.</h1>
      <Form form={form} {...sending} pending={pending || sent}>
        <ResultRegion of={sent}>
          {sent ? <Flash tone="ok" title={sentences.resetLinkSent} /> : null}
        </ResultRegion>
        <FormTextField name="email" label="Email" type="email" autoComplete="email" autoCapitalize="off" />
        <Button
          type="submit"
          variant="signal"
          size="lg"
          full
          slash={!sent}
          busy={pending}
          busyLabel="Sending..."
          disabled={sent}
        >
          {sent ? 'Reset Link Sent' : 'Send Reset Link'}
        </Button>
      </Form>
      <p className="auth__more">
        <a className="strong" href={paths.login()}>
          Back to sign in
        </a>
      </p>
    </>
  );
}
