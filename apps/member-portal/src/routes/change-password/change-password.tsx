import { zodResolver } from '@hookform/resolvers/zod';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { StrengthMeter } from '@detroit-well/ui/components/strength-meter';
import { FormPasswordField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { changePasswordScreenForm, passwordAdvice, passwordStrength } from '@detroit-well/validation';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AccountPage } from '../../account/account-page.tsx';
import { client } from '../../api/client.ts';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { signOut } from '../../auth/session.ts';
import { tokenEmail } from '../../auth/token-email.ts';
import { UsernameField } from '@detroit-well/ui/form/username-field';
import { SecurityTips } from './security-tips.tsx';
import { SignIns } from './sign-ins.tsx';

const empty = { old_password: '', new_password: '', confirm_password: '' };

/** The Change Password screen, with the member's sign-ins. A change ends all other ones. */
export function Screen() {
  const navigate = useNavigate();
  // After the change, a retry with another key would be rejected because the current password is wrong.
  const request = useIdempotencyKey();
  const [done, setDone] = useState(false);
  const [email] = useState(tokenEmail);
  const form = useForm({ resolver: zodResolver(changePasswordScreenForm), defaultValues: empty });
  const typed = useWatch({ control: form.control, name: 'new_password' });
  const { score, label, checklist } = passwordStrength(typed);

  const { sending, pending } = useFormMutation(form, {
    operation: 'changePassword',
    effect: 'your password was changed',
    request,
    send: ({ old_password, new_password }, idempotencyKey) =>
      client.account.changePassword({ body: { old_password, new_password } }, { idempotencyKey }),
    onSuccess: () => {
      form.reset(empty);
      setDone(true);
      setTimeout(() => void navigate(paths.dashboard.home()), constants.successDelayMs.password);
    },
  });

  return (
    <AccountPage
      title="Change Password"
      aside={
        <>
          <section>
            <h2 className="h4">Was it not you?</h2>
            <p>Sign out the others first, then change your password.</p>
          </section>
          <SecurityTips onLogout={() => void signOut()} />
        </>
      }
    >
      <Form form={form} {...sending} pending={pending || done}>
        <UsernameField email={email} />
        {done ? (
          <Flash tone="ok" title="Your password is changed.">
            Every other device is signed out.
          </Flash>
        ) : null}
        <FormPasswordField name="old_password" label="Current password" autoComplete="current-password" />
        <FormPasswordField
          name="new_password"
          label="New password"
          autoComplete="new-password"
          hint={passwordAdvice}
        />
        <StrengthMeter
          score={score}
          label={typed ? label : ''}
          checks={checklist.map((check) => ({ label: check.label, met: check.met }))}
        />
        <FormPasswordField name="confirm_password" label="Confirm new password" autoComplete="new-password" />
        <div className="row">
          <Button type="submit" variant="signal" slash busy={pending} busyLabel="Changing...">
            Change Password
          </Button>
          <ButtonLink variant="line" href={paths.dashboard.home()}>
            Cancel
          </ButtonLink>
        </div>
      </Form>
      <SignIns />
    </AccountPage>
  );
}
