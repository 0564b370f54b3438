import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../components/button/button.tsx';
import {
  FormCheckbox,
  FormPasswordField,
  FormRadioCards,
  FormSelectField,
  FormTextArea,
  FormTextField,
} from './fields.tsx';
import { FormDateField } from './date-field.tsx';
import { Form } from './form.tsx';
import { FormListField } from './list-field.tsx';
import { useForm } from './use-form.ts';

export default { title: 'Fields/Form', component: Form } satisfies Meta;

const defaultValues = { email: '', password: '', state: 'MI', plan: 'full', note: '', agree: false };

export const Whole = () => {
  const form = useForm({ defaultValues });
  return (
    <div style={{ maxWidth: 440 }}>
      <Form form={form} onSubmit={() => undefined} pending={false} error="Login failed." label="Everything">
        <FormTextField name="email" label="Email" type="email" autoComplete="username" />
        <FormPasswordField name="password" label="Password" autoComplete="current-password" />
        <FormSelectField name="state" label="State" options={[{ value: 'MI', label: 'Michigan' }]} />
        <FormRadioCards name="plan" legend="Plan" options={[{ value: 'full', label: 'Pay in full' }]} />
        <FormTextArea name="note" label="Note" optional />
        <FormCheckbox name="agree" label="I agree to the payment terms." />
        <Button type="submit" variant="signal" size="lg" full slash busyLabel="Signing in...">
          Sign In
        </Button>
      </Form>
    </div>
  );
};

function SignIn({ pending = false, children }: { pending?: boolean; children?: ReactNode }) {
  const form = useForm({ defaultValues: { email: 'member@demo.test', password: 'rollslow7' } });
  return (
    <div style={{ maxWidth: 440 }}>
      <Form form={form} onSubmit={() => undefined} pending={pending} error={children} label="Sign in">
        <FormTextField name="email" label="Email" type="email" autoComplete="username" />
        <FormPasswordField name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" variant="signal" size="lg" full slash busy={pending} busyLabel="Signing in...">
          Sign In
        </Button>
      </Form>
    </div>
  );
}

export const Pending = () => <SignIn pending />;
export const Failed = () => <SignIn>Server error. Please try again later.</SignIn>;

/** One field, with its error beside it. */
export const WithoutSummary = () => {
  const form = useForm({ defaultValues: { email: '' } });
  return (
    <Form
      form={form}
      onSubmit={() => undefined}
      pending={false}
      error={null}
      summary={false}
      label="Early access"
    >
      <FormTextField name="email" label="Email" type="email" autoComplete="email" />
    </Form>
  );
};

const states = [
  { value: 'IL', label: 'Illinois' },
  { value: 'MI', label: 'Michigan' },
  { value: 'OH', label: 'Ohio' },
];

/** A day in three fields, and a state that is typed. */
export const DayAndState = () => {
  const form = useForm({ defaultValues: { date_of_birth: '1981-06-03', state: 'MI' } });
  return (
    <div style={{ maxWidth: 440 }}>
      <Form form={form} onSubmit={() => undefined} pending={false} error={null} label="About you">
        <FormDateField name="date_of_birth" label="Date of birth" hint="You must be 18 or over." />
        <FormListField name="state" label="State" options={states} autoComplete="address-level1" />
      </Form>
    </div>
  );
};

/** The year is missing, so only its field is marked. */
export const DayWithoutYear = () => {
  const form = useForm({
    defaultValues: { date_of_birth: '-02-14' },
    errors: { date_of_birth: { type: 'rule', message: 'Date of birth must include a year' } },
  });
  return (
    <div style={{ maxWidth: 440 }}>
      <Form form={form} onSubmit={() => undefined} pending={false} error={null} label="About you">
        <FormDateField name="date_of_birth" label="Date of birth" optional />
      </Form>
    </div>
  );
};
