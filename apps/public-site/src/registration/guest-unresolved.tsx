import { isUnprocessed } from '@detroit-well/api-client';
import { safeToRepeat, unconfirmed } from '@detroit-well/api-client/errors';
import { isOtherDetails, type PaymentState } from '@detroit-well/booking/payment-flow/state';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormPasswordField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { UsernameField } from '@detroit-well/ui/form/username-field';
import { useForm } from '@detroit-well/ui/form/use-form';
import { guestUserData } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { FocusOnMount } from '../layout/focus-on-mount.tsx';
import { describeGuestFailure } from '../messages/registration-failure.ts';

interface GuestUnresolvedProps {
  readonly email: string;
  readonly state: Extract<PaymentState, { kind: 'unknown' }>;
  readonly signInHref: string;
  readonly onCheck: (password: string) => Promise<void>;
  readonly onStartOver: () => void;
}

const resolver = zodResolver(z.object({ password: guestUserData.shape.password }));

/**
 * An attempt from before a reload may have gone through. The same request is sent again, and only its password was not kept.
 */
export function GuestUnresolved(props: GuestUnresolvedProps) {
  const { email, state, signInHref, onCheck, onStartOver } = props;
  const form = useForm({ resolver, defaultValues: { password: '' }, shouldFocusError: true });
  const { checking, error } = state;
  const isOther = isOtherDetails(error);
  const { setError } = form;
  useEffect(() => {
    if (isOther)
      setError('password', { message: 'This does not match your last try.' }, { shouldFocus: true });
  }, [isOther, setError]);
  return (
    <div className="outcome">
      <FocusOnMount>
        <Flash tone="warn" title={unconfirmed('your last try went through')}>
          {isUnprocessed(error) ? describeGuestFailure(error) : safeToRepeat}
        </Flash>
      </FocusOnMount>
      <Form
        form={form}
        id="unresolved-registration"
        label="Check your last try"
        summary={false}
        pending={checking}
        error={null}
        onSubmit={({ password }) => onCheck(password)}
      >
        <p>
          Your last try was for <b className="strong">{email}</b>. Enter the password that you chose.
        </p>
        <UsernameField email={email} />
        <FormPasswordField name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" variant="signal" full busy={checking} busyLabel="Checking...">
          Check again
        </Button>
      </Form>
      {isOther ? (
        <>
          <p>
            Nothing was charged this time. If you have an account for this email, your last try went through:{' '}
            <a href={signInHref}>sign in</a> to see it. Or start over with the same email: an address that has
            an account is not charged again.
          </p>
          <Button variant="line" full disabled={checking} onClick={onStartOver}>
            Start over
          </Button>
        </>
      ) : null}
    </div>
  );
}
