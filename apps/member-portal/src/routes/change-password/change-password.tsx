import '@detroit-well/booking/no-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { describe } from '@detroit-well/api-client/errors';
import { constants } from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { StrengthMeter } from '@detroit-well/ui/components/strength-meter';
import { FormPasswordField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { applyServerErrors } from '@detroit-well/ui/form/server-errors';
import { useForm } from '@detroit-well/ui/form/use-form';
import { changePasswordScreenForm, passwordStrength } from '@detroit-well/validation';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from '../../router/context.ts';
import { client } from '../../api.ts';
import { useIdempotencyKey } from '../../use-idempotency-key.ts';
import { formProblem } from '../../form-problem.ts';
import { actionProblem } from '../../unconfirmed.ts';
import type { ActionProblem } from '../../unconfirmed.ts';
import { useTitle } from '../../router/use-title.ts';
import { signOut } from '../../session/session.ts';
import { SecurityTips } from './security-tips.tsx';

const empty = { old_password: '', new_password: '', confirm_password: '' };

/** The Change Password screen. A change ends all other sign-in sessions of the account. */
export function Screen() {
  useTitle('Change Password');
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ActionProblem | null>(null);
  // After the change, a retry with another key would be rejected because the current password is wrong.
  const intent = useIdempotencyKey();
  const [done, setDone] = useState(false);
  const form = useForm({ resolver: zodResolver(changePasswordScreenForm), defaultValues: empty });
  const typed = useWatch({ control: form.control, name: 'new_password' });
  const { score, label, checklist } = passwordStrength(typed);

  const submit = async ({ old_password, new_password }: typeof empty): Promise<void> => {
    setPending(true);
    setProblem(null);
    try {
      const body = { old_password, new_password };
      await client.account.changePassword({ body, idempotencyKey: intent.keyFor(body) });
      intent.settle();
      form.reset(empty);
      setDone(true);
      setTimeout(() => void navigate(paths.dashboard.home()), constants.successDelayMs.password);
    } catch (error) {
      const { fields, message, outcome } = describe(error, 'changePassword');
      intent.settle(error);
      const shown = formProblem(applyServerErrors(form, fields), fields, message);
      setProblem(
        shown === null
          ? null
          : actionProblem({ message: shown, outcome }, 'your password was changed', error),
      );
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="page">
      <Breadcrumbs
        items={[{ label: 'Dashboard', href: paths.dashboard.home() }, { label: 'Change Password' }]}
      />
      <header className="page__head">
        <h1 className="d1">Change Password</h1>
      </header>
      <div className="page__cols">
        <Form
          form={form}
          onSubmit={submit}
          pending={pending || done}
          error={problem?.message ?? null}
          errorDetail={problem?.detail}
        >
          {done ? (
            <Flash tone="ok" title="Your password is changed.">
              Every other device is signed out.
            </Flash>
          ) : null}
          <FormPasswordField name="old_password" label="Current password" autoComplete="current-password" />
          <FormPasswordField name="new_password" label="New password" autoComplete="new-password" />
          <StrengthMeter
            score={score}
            label={typed ? label : ''}
            checks={checklist.map((check) => ({ label: check.label, met: check.met }))}
          />
          <FormPasswordField
            name="confirm_password"
            label="Confirm new password"
            autoComplete="new-password"
          />
          <div className="row">
            <Button type="submit" variant="signal" slash busy={pending} busyLabel="Changing...">
              Change Password
            </Button>
            <ButtonLink variant="line" href={paths.dashboard.home()}>
              Cancel
            </ButtonLink>
          </div>
        </Form>
        <SecurityTips onLogout={() => void signOut()} />
      </div>
    </div>
  );
}
