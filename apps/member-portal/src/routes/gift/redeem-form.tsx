import type { RedeemedGiftCard } from '@detroit-well/api-client/contract';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import { storedRequest } from '@detroit-well/booking/idempotency-keys';
import { Button } from '@detroit-well/ui/components/button';
import { FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { useForm } from '@detroit-well/ui/form/use-form';
import { giftCardCodeForm } from '@detroit-well/validation';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { giftTitle } from './gift-title.ts';

interface RedeemFormProps {
  readonly onRedeemed: (redeemed: RedeemedGiftCard) => void;
}

/** The code stays after a failure: a wrong one is easier to correct than to type again. */
export function RedeemForm({ onRedeemed }: RedeemFormProps) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(giftCardCodeForm), defaultValues: { code: '' } });
  const { sending, pending } = useFormMutation(form, {
    operation: 'redeemGiftCard',
    effect: 'the gift card was redeemed',
    request: storedRequest('redeem-gift-card'),
    send: (body, idempotencyKey) => client.giftCards.redeem({ body }, { idempotencyKey }),
    onSuccess: (redeemed) => {
      form.reset({ code: '' });
      onRedeemed(redeemed);
      void queries.invalidateQueries({ queryKey: ['credit'] });
    },
  });
  return (
    <Form form={form} {...sending} label={giftTitle}>
      <div data-part="code">
        <FormTextField
          name="code"
          label="Gift card code"
          hint="12 letters and numbers, from the email. Spaces and dashes do not matter."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <Button type="submit" variant="signal" slash busy={pending} busyLabel="Redeeming...">
          Redeem
        </Button>
      </div>
    </Form>
  );
}
