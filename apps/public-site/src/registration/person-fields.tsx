import { FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { AccountFields } from './account-fields.tsx';
import type { GuestFormInput } from './guest-form-schema.ts';

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
];

/** The fields of the new account, gender and phone. */
export function PersonFields() {
  return (
    <div className="guest-fields">
      <AccountFields />
      <FormSelectField<GuestFormInput>
        name="gender"
        label="Gender"
        placeholder="Choose"
        autoComplete="sex"
        options={genders}
      />
      <FormTextField<GuestFormInput> name="phone" label="Phone" type="tel" autoComplete="tel" optional />
    </div>
  );
}
