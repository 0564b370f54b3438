import type { Meta } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

export default { title: 'Fields/Error summary', component: ErrorSummary } satisfies Meta;

const street = 'Street address is required';
const zip = 'Please enter a valid ZIP code (12345 or 12345-6789)';

export const TwoFields = () => (
  <form className="form" style={{ maxWidth: 640 }} aria-label="Billing address">
    <ErrorSummary
      attempt={0}
      errors={[
        { fieldId: 'street', message: street },
        { fieldId: 'zip', message: zip },
      ]}
    />
    <TextField id="street" label="Street address" autoComplete="address-line1" error={street} />
    <TextField id="zip" label="ZIP Code" autoComplete="postal-code" defaultValue="4820" error={zip} />
    <Button variant="signal" slash>
      Save
    </Button>
  </form>
);
export const InAPayment = () => (
  <ErrorSummary
    attempt={0}
    note="Nothing was charged."
    errors={[
      { fieldId: 'card', message: 'Please enter a valid card number' },
      { fieldId: 'code', message: 'Please enter a valid security code' },
    ]}
  />
);
export const OneField = () => (
  <form className="form" style={{ maxWidth: 640 }} aria-label="Sign in">
    <ErrorSummary attempt={0} errors={[{ fieldId: 'email', message: 'Email is required' }]} />
    <TextField id="email" label="Email" type="email" error="Email is required" />
  </form>
);
