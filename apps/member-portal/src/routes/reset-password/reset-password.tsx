import { zodResolver } from '@hookform/resolvers/zod';
import { sentences } from '@detroit-well/api-client/errors';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormPasswordField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { passwordResetForm } from '@detroit-well/validation';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ResultRegion } from '../../outcomes/result-region.tsx';
import { client } from '../../api/client.ts';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { PasswordChecklist } from '../../passwords/password-checklist.tsx';
import { UsernameField } from '@detroit-well/ui/form/username-field';
import { useTitle } from '../../navigation/use-title.ts';

const { max, warnFrom } = constants.resetAttempts;

/** The Reset Password screen, reached by an email link; three attempts on one page (SPEC-A 4). */
export function Screen() {
  useTitle('Reset Password');
  const { uid, token } = useParams();
  return (
    <>
      <h1 className="d2">A new password.</h1>
      {uid && token ? <ResetForm uid={uid} token={token} /> : <BadLink text={sentences.resetLinkInvalid} />}
    </>
  );
}

function BadLink({ text }: { text: string }) {
  return (
    <div className="auth__stack">
      <ResultRegion of={text}>
        <Flash tone="bad" title={text} />
      </ResultRegion>
      <ButtonLink variant="signal" size="lg" full slash href={paths.forgotPassword()}>
        Request a new link
      </ButtonLink>
    </div>
  );
}

function ResetForm({ uid, token }: { uid: string; token: string }) {
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(0);
  // A link works once: after a lost response, only a retry with the same key can learn that it worked.
  const request = useIdempotencyKey();
  /** The server's message about a link that can no longer succeed. */
  const [linkProblem, setLinkProblem] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(passwordResetForm),
    defaultValues: { password: '', confirm_password: '' },
  });

  const { sending, pending } = useFormMutation(form, {
    operation: 'confirmPasswordReset',
    effect: 'your password was changed',
    request,
    send: (body, idempotencyKey) =>
      client.account.confirmPasswordReset({ params: { uid, token }, body }, { idempotencyKey }),
    onSuccess: () => navigate(paths.login({ passwordReset: true })),
    onError: ({ offer, message }) => {
      setAttempts((before) => before + 1);
      if (offer === 'newResetLink') setLinkProblem(message);
      return undefined;
    },
  });

  if (linkProblem) return <BadLink text={linkProblem} />;
  if (attempts >= max) return <BadLink text={sentences.resetAttemptsUsedUp} />;
  const left = max - attempts;
  return (
    <Form form={form} {...sending}>
      {/* The link does not say whose it is. */}
      <UsernameField email="" />
      {attempts + 1 >= warnFrom && attempts > 0 ? (
        <Flash
          tone="warn"
          title={left === 1 ? 'One more try on this page.' : `${left} more tries on this page.`}
        />
      ) : null}
      <FormPasswordField name="password" label="New password" autoComplete="new-password" />
      <PasswordChecklist password={form.watch('password')} />
      <FormPasswordField name="confirm_password" label="Confirm new password" autoComplete="new-password" />
      <Button type="submit" variant="signal" size="lg" full slash busy={pending} busyLabel="Saving...">
        Reset Password
      </Button>
    </Form>
  );
}
