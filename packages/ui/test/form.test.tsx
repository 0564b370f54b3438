import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../src/components/button/button.tsx';
import { FormCheckbox, FormPasswordField, FormTextField } from '../src/form/fields.tsx';
import { Form } from '../src/form/form.tsx';
import { applyServerErrors } from '../src/form/server-errors.ts';
import { useForm } from '../src/form/use-form.ts';

interface Values {
  email: string;
  password: string;
  agree: boolean;
}

interface SignInProps {
  send?: (values: Values) => void;
  fieldErrors?: Record<string, string[]>;
  pending?: boolean;
  onUnplaced?: (unplaced: string[]) => void;
}

/** A small form whose resolver has two rules, like one built from a schema. */
function SignIn({ send, fieldErrors = {}, pending = false, onUnplaced }: SignInProps) {
  const form = useForm<Values>({
    defaultValues: { email: '', password: '', agree: false },
    resolver: (values) => {
      const errors = {
        ...(values.email.includes('@')
          ? {}
          : { email: { type: 'rule', message: 'Please enter a valid email address' } }),
        ...(values.password ? {} : { password: { type: 'rule', message: 'Password is required' } }),
      };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  return (
    <Form form={form} onSubmit={(values) => send?.(values)} pending={pending} error={null}>
      <FormTextField<Values> name="email" label="Email" />
      <FormPasswordField<Values> name="password" label="Password" hint="At least 6 characters" />
      <FormCheckbox<Values> name="agree" label="I agree" />
      <Button type="submit">Sign In</Button>
      <Button onClick={() => onUnplaced?.(applyServerErrors(form, fieldErrors))}>Server answers</Button>
    </Form>
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

describe('a form', () => {
  it('is sent once when it is pressed twice before the next render, and again afterwards', async () => {
    const send = vi.fn<(values: Values) => void>();
    render(<SignIn send={send} />);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@home.test');
    await userEvent.type(screen.getByLabelText('Password'), 'Roll//Bounce7');
    const button = screen.getByRole('button', { name: 'Sign In' });
    button.click();
    button.click();
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('links an invalid field to its error', async () => {
    render(<SignIn />);
    await submit();
    const email = screen.getByLabelText('Email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('textbox', { description: 'Please enter a valid email address' })).toBe(email);
    const described = screen.getByLabelText('Password').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Password is required',
      'At least 6 characters',
    ]);
  });

  it('submits the typed values', async () => {
    const send = vi.fn();
    render(<SignIn send={send} />);
    await userEvent.type(screen.getByLabelText('Email'), 'member@demo.test');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByLabelText('I agree'));
    await submit();
    expect(send).toHaveBeenCalledWith({ email: 'member@demo.test', password: 'secret', agree: true });
  });

  it('ignores a second submit while the first is in progress', async () => {
    const send = vi.fn();
    render(<SignIn send={send} pending />);
    await userEvent.type(screen.getByLabelText('Email'), 'member@demo.test');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the first server message at its field and returns messages without a field', async () => {
    const onUnplaced = vi.fn();
    const fieldErrors = {
      password: ['Too common.', 'Too short.'],
      turnstile_token: ['Please verify again.'],
    };
    render(<SignIn onUnplaced={onUnplaced} fieldErrors={fieldErrors} />);
    await userEvent.type(screen.getByLabelText('Email'), 'member@demo.test');
    await userEvent.click(screen.getByRole('button', { name: 'Server answers' }));
    expect(await screen.findByText('Too common.')).toBeTruthy();
    expect(screen.queryByText('Too short.')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('member@demo.test');
    expect(onUnplaced).toHaveBeenCalledWith(['Please verify again.']);
  });
});
