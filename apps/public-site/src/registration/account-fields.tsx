import { StrengthMeter } from '@detroit-well/ui/components/strength-meter';
import { FormDateField } from '@detroit-well/ui/form/date-field';
import { FormPasswordField, FormTextField } from '@detroit-well/ui/form/fields';
import { passwordAdvice, passwordStrength } from '@detroit-well/validation';
import { useFormContext, useWatch } from 'react-hook-form';

/** The fields of every new account. */
export interface AccountInput {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  date_of_birth: string;
}

/** Name, email, password of the new account and date of birth, in a grid of `guest-fields`. */
export function AccountFields() {
  return (
    <>
      <FormTextField<AccountInput> name="first_name" label="First name" autoComplete="given-name" />
      <FormTextField<AccountInput> name="last_name" label="Last name" autoComplete="family-name" />
      <div data-wide>
        <FormTextField<AccountInput>
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="Your account and your confirmation go to this address."
        />
      </div>
      <div data-wide>
        <FormPasswordField<AccountInput>
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={passwordAdvice}
        />
        <Strength />
      </div>
      <div data-wide>
        <FormDateField<AccountInput> name="date_of_birth" label="Date of birth" />
      </div>
    </>
  );
}

function Strength() {
  const { control } = useFormContext<AccountInput>();
  const password = useWatch({ control, name: 'password' });
  if (!password) return null;
  // The strength is only a hint. Only the length is required, so no other rule is listed as missing.
  const { score, label } = passwordStrength(password);
  return <StrengthMeter score={score} label={label} />;
}
