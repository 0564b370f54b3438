import '@detroit-well/booking/no-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { describe, sentences } from '@detroit-well/api-client/errors';
import { paths } from '@detroit-well/config/paths';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { useForm } from '@detroit-well/ui/form/use-form';
import { passwordResetRequestForm } from '@detroit-well/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ResultRegion } from '../../layouts/result-region.tsx';
import { client } from '../../api.ts';
import { failureMessage } from '../../failure-message.tsx';
import { formProblem } from '../../form-problem.ts';
import { useTitle } from '../../router/use-title.ts';

/** The Forgot Password screen. The response never reveals whether the email has an account. */
export function Screen() {
  useTitle('Forgot Password');
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<ReactNode>(null);
  const form = useForm({ resolver: zodResolver(passwordResetRequestForm), defaultValues: { email: '' } });

  const submit = async (body: { email: string }): Promise<void> => {
    setState('sending');
    setProblem(null);
    try {
      await client.account.requestPasswordReset({ body });
      setState('sent');
    } catch (error) {
      const { success, fields, message } = describe(error, 'requestPasswordReset');
      if (success) return setState('sent');
      setState('idle');
      setProblem(failureMessage(error, formProblem(applyServerErrors(form, fields), fields, message)));
    }
  };

  return (
    <>
      <h1 className="d2">Reset your password.</h1>
      <Form form={form} onSubmit={submit} pending={state !== 'idle'} error={problem}>
        <ResultRegion of={state === 'sent'}>
          {state === 'sent' ? <Flash tone="ok" title={sentences.resetLinkSent} /> : null}
        </ResultRegion>
        <FormTextField name="email" label="Email" type="email" autoComplete="email" autoCapitalize="off" />
        <Button
          type="submit"
          variant="signal"
          size="lg"
          full
          slash={state !== 'sent'}
          busy={state === 'sending'}
          busyLabel="Sending..."
          disabled={state === 'sent'}
        >
          {state === 'sent' ? 'Reset Link Sent' : 'Send Reset Link'}
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
