import { describe, isApiError } from '@detroit-well/api-client/errors';
import { formatCents, toCents } from '@detroit-well/pricing';
import { Button } from '@detroit-well/ui/components/button';
import { Flash } from '@detroit-well/ui/components/flash';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { giftCardCodeForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { guestClient } from '../../guest-client/guest-client.ts';
import type { Typed } from '../../late-form/late-form.tsx';
import type { PageContext } from '../../page.ts';
import { balanceFormId, balanceTitle, codeField } from './balance-texts.ts';

/** Asks what is on a gift card. Nothing is redeemed, and the code stays. */
export function BalanceForm({ context, typed }: { context: PageContext; typed: Typed }) {
  const form = useForm({
    resolver: zodResolver(giftCardCodeForm),
    defaultValues: { code: typed['code'] ?? '' },
  });
  const [balance, setBalance] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const ask = async ({ code }: { code: string }): Promise<void> => {
    setBalance(null);
    setError(null);
    try {
      setBalance((await guestClient(context.apiUrl).giftCards.balance({ body: { code } })).balance);
    } catch (failure) {
      const wrong = isApiError(failure) ? failure.fieldErrors['code']?.[0] : undefined;
      if (wrong === undefined) setError(describe(failure, 'giftCardBalance').message);
      else form.setError('code', { message: wrong }, { shouldFocus: true });
    }
  };
  return (
    <Form
      form={form}
      id={balanceFormId}
      label={balanceTitle}
      pending={form.formState.isSubmitting}
      error={error}
      summary={false}
      onSubmit={ask}
    >
      <FormTextField name="code" {...codeField} />
      <Button type="submit" variant="line" busy={form.formState.isSubmitting} busyLabel="Checking...">
        Check
      </Button>
      {balance === null ? null : (
        <Flash tone="ok" title={`${formatCents(toCents(balance))} is on it.`}>
          Sign in and redeem it: it becomes studio credit, pays for any session, and never expires.
        </Flash>
      )}
    </Form>
  );
}
