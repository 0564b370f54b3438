import { FormDateField } from '@detroit-well/ui/form/date-field';
import { FormPasswordField, FormSelectField, FormTextField } from '@detroit-well/ui/form/fields';
import { StrengthMeter } from '@detroit-well/ui/components/strength-meter';
import { passwordAdvice, passwordStrength } from '@detroit-well/validation';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GuestFormInput } from './guest-form-schema.ts';

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
];

/** Name, email, password of the new account, date of birth, gender and phone. */
export function PersonFields() {
  return (
    <div className="guest-fields">
      <FormTextField<GuestFormInput> name="first_name" label="First name" autoComplete="given-name" />
      <FormTextField<GuestFormInput> name="last_name" label="Last name" autoComplete="family-name" />
      <div data-wide>
        <FormTextField<GuestFormInput>
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="Your account and your confirmation go to this address."
        />
      </div>
      <div data-wide>
        <FormPasswordField<GuestFormInput>
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={passwordAdvice}
        />
        <Strength />
      </div>
      <div data-wide>
        <FormDateField<GuestFormInput> name="date_of_birth" label="Date of birth" />
      </div>
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

function Strength() {
  const { control } = useFormContext<GuestFormInput>();
  const password = useWatch({ control, name: 'password' });
  if (!password) return null;
  // The strength is only a hint. Only the length is required, so no other rule is listed as missing.
  const { score, label } = passwordStrength(password);
  return <StrengthMeter score={score} label={label} />;
}
