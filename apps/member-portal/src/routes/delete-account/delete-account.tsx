import { zodResolver } from '@hookform/resolvers/zod';
import { minuteMs } from '@detroit-well/config/durations';
import { paths } from '@detroit-well/config/paths';
import { useIdempotencyKey } from '@detroit-well/booking/idempotency-keys';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { formatCents } from '@detroit-well/pricing';
import { Button, ButtonLink } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormCheckbox, FormPasswordField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { UsernameField } from '@detroit-well/ui/form/username-field';
import { deleteAccountForm } from '@detroit-well/validation';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AccountPage } from '../../account/account-page.tsx';
import { client } from '../../api/client.ts';
import { tokenEmail } from '../../auth/token-email.ts';
import { signingOut } from '../../auth/watch.ts';
import { useNow } from '../../browser/use-now.ts';
import { accountDeleted } from '../../auth/account-deleted.ts';
import { useRefunds, type Refunds } from './refunds.ts';
import './delete-account.css';

const rules = z.extend(deleteAccountForm, {
  understood: z.literal(true, { error: 'Please confirm that you know this' }),
});

/** The Delete account screen: what goes, what stays, what comes back, and the password that confirms it. */
export function Screen() {
  const refunds = useRefunds(useNow(minuteMs));
  return (
    <AccountPage
      title="Delete account"
      aside={
        <>
          <h2 className="h4">Only need a break?</h2>
          <p>
            You can <a href={paths.dashboard.training()}>cancel single sessions</a> and keep your account.
          </p>
        </>
      }
    >
      <p className="lead">This ends your account today. It cannot be undone.</p>
      <div className="deletion">
        <div>
          <h2 className="h4">Goes</h2>
          <ul className="ticks">
            <li>Name, picture, phone, emergency contacts and billing address</li>
            <li>Saved cards, memberships and places on waitlists</li>
            <li>{sessionsText(refunds)}</li>
            {refunds.lostCents > 0 ? (
              <li>{`Your studio credit of ${formatCents(refunds.lostCents)}, which is not paid out`}</li>
            ) : null}
            <li>Your chat messages, and your name under everything else you wrote</li>
          </ul>
        </div>
        <div>
          <h2 className="h4">Stays</h2>
          <ul className="ticks">
            <li>Payments and refunds, for our books, without your name</li>
            <li>The waivers that you signed, as evidence, without your name</li>
          </ul>
        </div>
      </div>
      <Deletion refunds={refunds} />
    </AccountPage>
  );
}

function Deletion({ refunds }: { refunds: Refunds }) {
  const request = useIdempotencyKey();
  const [email] = useState(tokenEmail);
  const [deleted, setDeleted] = useState(false);
  const form = useForm({
    resolver: zodResolver(rules),
    defaultValues: { password: '', understood: false as true },
  });
  const { sending, pending } = useFormMutation(form, {
    operation: 'deleteAccount',
    effect: 'your account was deleted',
    request,
    send: ({ password }, idempotencyKey) => {
      // The sign-in ends with the account: no screen comes back to it.
      signingOut.setState('deleting', true);
      return client.account.deleteAccount({ body: { password } }, { idempotencyKey });
    },
    // The sign-in page follows.
    onSuccess: () => setDeleted(true),
    onError: () => {
      signingOut.setState('no', true);
      return undefined;
    },
  });
  if (deleted) return <Flash tone="ok" title={accountDeleted} />;
  return (
    <Form form={form} {...sending} label="Delete account">
      <UsernameField email={email} />
      <FormPasswordField name="password" label="Your password" autoComplete="current-password" />
      <FormCheckbox
        name="understood"
        label={
          refunds.lostCents > 0
            ? `I know that this cannot be undone and that I lose ${formatCents(refunds.lostCents)} of studio credit.`
            : 'I know that this cannot be undone.'
        }
      />
      <div className="row">
        <Button
          type="submit"
          variant="danger"
          busy={pending}
          busyLabel="Deleting your account..."
          disabledReason={refunds.state === 'loading' ? 'Loading your refund...' : undefined}
        >
          {refunds.state === 'known' && refunds.cents > 0
            ? `Delete account and refund ${formatCents(refunds.cents)}`
            : 'Delete account'}
        </Button>
        <ButtonLink href={paths.dashboard.home()}>Keep my account</ButtonLink>
      </div>
    </Form>
  );
}

function sessionsText({ state, sessions, cents }: Refunds): string {
  if (state === 'loading') return 'Upcoming sessions: looking up what comes back...';
  if (state === 'unknown')
    return 'Upcoming sessions and studio credit. We couldn’t load your refund: the refund rule of each session applies, and studio credit is lost.';
  if (sessions === 0) return 'No upcoming sessions, so nothing comes back';
  const count = sessions === 1 ? '1 upcoming session' : `${sessions} upcoming sessions`;
  return cents > 0
    ? `${count}: ${formatCents(cents)} comes back the way you paid`
    : `${count}: nothing comes back`;
}
