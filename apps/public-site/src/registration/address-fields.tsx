import { countries, statesOf } from '@detroit-well/config/regions';
import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { FormListField } from '@detroit-well/ui/form/list-field';
import { postalCodeLabel } from '@detroit-well/validation';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GuestFormInput } from './guest-form-schema.ts';

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));

/** The guest's address. The country decides which states are listed and what the postal code is called. */
export function AddressFields() {
  const { control, setValue } = useFormContext<GuestFormInput>();
  const country = useWatch({ control, name: 'country' }) ?? 'US';
  const states = statesOf(country);
  return (
    <div className="guest-fields">
      <div data-wide>
        <FormTextField<GuestFormInput> name="address" label="Street address" autoComplete="address-line1" />
      </div>
      <div data-wide>
        <FormTextField<GuestFormInput>
          name="address2"
          label="Apartment, suite"
          autoComplete="address-line2"
          optional
        />
      </div>
      <div data-wide>
        <FormSelectField<GuestFormInput>
          name="country"
          label="Country"
          autoComplete="country"
          options={countryOptions}
          // The states of another country don't include the selected one (SPEC-A 4).
          rules={{ onChange: () => setValue('state', '') }}
        />
      </div>
      <FormTextField<GuestFormInput> name="city" label="City" autoComplete="address-level2" />
      {states.length > 0 ? (
        <FormListField<GuestFormInput>
          key={country}
          name="state"
          label={country === 'US' ? 'State' : 'Province'}
          autoComplete="address-level1"
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
        />
      ) : (
        <FormTextField<GuestFormInput> name="state" label="State or region" autoComplete="address-level1" />
      )}
      <FormTextField<GuestFormInput>
        name="zip"
        label={postalCodeLabel(country)}
        // No numeric keyboard: on a phone it has no hyphen, and 12345-6789 is a ZIP code.
        autoComplete="postal-code"
      />
    </div>
  );
}
