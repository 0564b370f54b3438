import { zodResolver } from '@hookform/resolvers/zod';
import type { BillingAddress } from '@detroit-well/api-client/contract';
import { countries, defaultCountry, statesOf } from '@detroit-well/config/regions';
import { Button } from '@detroit-well/ui/components/button';
import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { Form } from '@detroit-well/ui/form/form';
import { FormListField } from '@detroit-well/ui/form/list-field';
import { useForm } from '@detroit-well/ui/form/use-form';
import { billingAddressForm, postalCodeLabel } from '@detroit-well/validation';
import { useWatch } from 'react-hook-form';
import { client } from '../../api/client.ts';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import { useFormDraft } from '../../drafts/use-form-draft.ts';
import { storedRequest } from '@detroit-well/booking/idempotency-keys';
import { useFormMutation } from '@detroit-well/booking/form-mutation';
import './address.css';

export interface AddressFormProps {
  readonly address: BillingAddress | null;
  /** Closes the form. Until then, it is not sent again. */
  readonly onDone: () => Promise<void>;
  /** Null when no address is saved yet: the form stays open. */
  readonly onCancel: (() => void) | null;
}

export const addressDraft = 'billing-address';

/** The address form. Its state and postal code fields depend on the country. */
export function AddressForm({ address, onDone, onCancel }: AddressFormProps) {
  const form = useForm({
    resolver: zodResolver(billingAddressForm),
    defaultValues: {
      address: address?.address ?? '',
      address2: address?.address2 ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      postal_code: address?.postal_code ?? '',
      country: countries.find(({ code }) => code === address?.country)?.code ?? defaultCountry,
    },
  });
  const draft = useFormDraft(addressDraft, form);
  const country = useWatch({ control: form.control, name: 'country' });
  const states = statesOf(country);

  const { sending, pending } = useFormMutation(form, {
    operation: 'saveBillingAddress',
    effect: 'your address was saved',
    request: storedRequest(`billing-address:${address?.public_id ?? 'new'}`),
    send: (body, idempotencyKey) =>
      address
        ? client.billing.update({ body }, { idempotencyKey })
        : client.billing.create({ body }, { idempotencyKey }),
    onSuccess: () => {
      draft.end();
      return onDone();
    },
  });

  return (
    <Form form={form} {...sending} label="Billing address">
      <DraftNotice draft={draft} onDiscard={draft.discard} />
      <FormTextField name="address" label="Street address" autoComplete="billing address-line1" />
      <FormTextField name="address2" label="Apartment, suite" autoComplete="billing address-line2" optional />
      <FormSelectField
        name="country"
        label="Country"
        autoComplete="billing country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        rules={{ onChange: () => form.setValue('state', '') }}
      />
      <FormTextField name="city" label="City" autoComplete="billing address-level2" />
      {states.length > 0 ? (
        <FormListField
          key={country}
          name="state"
          label="State/Province"
          autoComplete="billing address-level1"
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : (
        <FormTextField name="state" label="State/Province" autoComplete="billing address-level1" optional />
      )}
      <FormTextField name="postal_code" label={postalCodeLabel(country)} autoComplete="billing postal-code" />
      <div className="row">
        <Button type="submit" variant="signal" slash busy={pending} busyLabel="Saving...">
          Save
        </Button>
        {onCancel ? (
          <Button
            variant="line"
            onClick={() => {
              draft.end();
              onCancel();
            }}
          >
            Cancel
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
