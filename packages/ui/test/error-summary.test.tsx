import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../src/components/button/button.tsx';
import { FormHumanCheckBox, FormRadioCards, FormTextField } from '../src/form/fields.tsx';
import { Form } from '../src/form/form.tsx';
import { applyServerErrors } from '../src/form/server-errors.ts';
import { useForm } from '../src/form/use-form.ts';

const values = { zip: '', email: '', plan: '', turnstile_token: '' };
type Values = typeof values;

const rules: Record<keyof Values, string> = {
  // In a different order than the fields on the screen.
  zip: 'ZIP code is required',
  email: 'Email is required',
  plan: 'Plan is required',
  turnstile_token: 'Security verification is required',
};

interface SampleProps {
  readonly serverErrors?: Record<string, string[]>;
  readonly card?: Record<string, string>;
  /** Names of the fields that the client checks itself. */
  readonly checked?: readonly (keyof Values)[];
}

function Sample({ serverErrors = {}, card = {}, checked = ['zip', 'email'] }: SampleProps) {
  const form = useForm<Values>({
    defaultValues: values,
    resolver: (typed) => {
      const wrong = checked.filter((name) => typed[name] === '');
      const errors = Object.fromEntries(wrong.map((name) => [name, { type: 'rule', message: rules[name] }]));
      return wrong.length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
    },
  });
  return (
    <Form
      form={form}
      id="sample"
      pending={false}
      error={null}
      otherErrors={card}
      onSubmit={async () => {
        await Promise.resolve();
        applyServerErrors(form, serverErrors);
      }}
    >
      <FormTextField<Values> name="email" label="Email" />
      <FormTextField<Values> name="zip" label="ZIP Code" />
      <FormRadioCards<Values> name="plan" legend="Plan" options={[{ value: 'full', label: 'In full' }]} />
      <FormHumanCheckBox<Values> name="turnstile_token" state="idle" />
      <input id="sample-card-number" aria-label="Card number" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const summary = () => screen.getByRole('alert', { name: 'There is a problem' });
const links = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the error summary of a form', () => {
  it('says how many problems there are', async () => {
    render(<Sample />);
    await submit();
    expect(summary().textContent).toContain('2 things to put right.');
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    await waitFor(() => expect(summary().textContent).toContain('1 thing to put right.'));
  });

  it('takes the focus after a rejected submit and lists the fields in screen order', async () => {
    render(<Sample />);
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(links()).toEqual([rules.email, rules.zip]);
  });

  it('focuses the linked field and keeps the URL', async () => {
    render(<Sample />);
    await submit();
    await userEvent.click(screen.getByRole('link', { name: rules.zip }));
    expect(document.activeElement).toBe(screen.getByLabelText('ZIP Code'));
    expect(location.hash).toBe('');
  });

  it('removes a field once it is valid and disappears with the last one', async () => {
    render(<Sample />);
    await submit();
    await userEvent.type(screen.getByLabelText('Email'), 'm');
    await waitFor(() => expect(links()).toEqual([rules.zip]));
    await userEvent.type(screen.getByLabelText('ZIP Code'), '4');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('takes the focus again when the next submit is rejected', async () => {
    render(<Sample />);
    await submit();
    await userEvent.click(screen.getByLabelText('Email'));
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
  });

  it('lists the first message of each field that the server rejected', async () => {
    render(<Sample checked={[]} serverErrors={{ email: ['Too common.', 'Too short.'] }} />);
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    expect(links()).toEqual(['Too common.']);
  });

  it('focuses the first control of a group and the button of the security check', async () => {
    render(<Sample checked={['plan', 'turnstile_token']} />);
    await submit();
    await userEvent.click(screen.getByRole('link', { name: rules.plan }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'In full' }));
    await userEvent.click(screen.getByRole('link', { name: rules.turnstile_token }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Verify you are human/ }));
  });

  it('lists fields that the form library does not know', async () => {
    render(<Sample checked={[]} card={{ 'card-number': 'Card number is required' }} />);
    expect(screen.queryByRole('alert')).toBeNull();
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(summary()));
    await userEvent.click(screen.getByRole('link', { name: 'Card number is required' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
  });

  it('does not appear when a submit succeeds', async () => {
    render(<Sample checked={[]} />);
    await submit();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
