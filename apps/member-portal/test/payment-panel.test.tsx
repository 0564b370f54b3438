// @vitest-environment jsdom
import { ApiError } from '@detroit-well/api-client/errors';
import { cardFieldErrors } from '@detroit-well/booking/card-section';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { registrationFailure } from '../src/registration/registration-failure.ts';
import {
  availability,
  callbacks,
  click,
  dialog,
  press,
  registrationTests,
  sent,
  server,
} from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2', publicSiteUrl: 'https://site.test' }),
}));
registrationTests();

const spot = { 'GET /training/sessions/s1/availability/': () => availability() };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = async (): Promise<void> => {
  await screen.findByLabelText('Card number');
  type('Card number', '4242 4242 4242 4242');
  type('Expires', '08 / 30');
  type('CVC', '123');
  fireEvent.click(screen.getByRole('checkbox', { name: /payment terms/ }));
};
const summary = () => screen.findByRole('alert', { name: 'There is a problem' });

describe('a rejected payment form', () => {
  it('shows a focused error summary whose links lead to the fields', async () => {
    server(spot);
    press();
    await dialog('Complete Registration');
    await screen.findByLabelText('Card number');
    click('Pay and register');
    const box = await summary();
    expect(document.activeElement).toBe(box);
    expect(
      within(box)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Payment method is required',
      'Please enter a valid expiry date (MM/YY)',
      'Please enter a valid security code',
      'You must consent to the payment terms',
    ]);
    fireEvent.click(within(box).getByText('You must consent to the payment terms'));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /payment terms/ }));
    fireEvent.click(within(box).getByText('Payment method is required'));
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    expect(sent.some(({ key }) => key.startsWith('POST'))).toBe(false);
  });

  it("shows the server's field errors and keeps the input", async () => {
    server({
      ...spot,
      'POST /training/registrations/register/': () => ({
        status: 400,
        data: {
          message: 'Invalid request.',
          code: 'validation_failed',
          notes: ['Please use no more than 1,000 characters'],
          payment_plan: ['Please choose a payment plan'],
        },
      }),
    });
    press();
    await dialog('Complete Registration');
    await fill();
    click('Pay and register');
    const box = await summary();
    expect(within(box).getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByText(/Registration failed/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
    fireEvent.click(within(box).getByText('Please use no more than 1,000 characters'));
    expect(document.activeElement).toBe(screen.getByLabelText(/Notes for the coach/));
  });
});

describe('cardFieldErrors', () => {
  it.each([
    [{ payment_method_id: ['Payment method is required'] }, { number: 'Payment method is required' }],
    [{ exp_month: ['Too low'], exp_year: ['Too old'] }, { expires: 'Too low' }],
    [{ payment_consent: ['No'] }, {}],
    [{ session_id: ['No such session'] }, {}],
  ])('maps the field errors %j to %j', (given, expected) => {
    expect(cardFieldErrors(given)).toEqual(expected);
  });
});

describe('registrationFailure', () => {
  const error = (details: unknown) => new ApiError({ kind: 'refused', status: 409, message: '', details });
  const alert = 'An error occurred during registration. Please try again.';

  it.each([
    [new TypeError('A defect'), false, alert],
    [error(undefined), true, alert],
    [error(undefined), false, 'Registration failed: Payment failed. Please try again.'],
    [error({ message: 'Closed.' }), true, 'Registration failed: Closed.'],
  ])('has a title for %s when the session is free: %s', (given, free, title) => {
    expect(registrationFailure(given, free)).toBe(title);
  });
});

describe('a spot that is reserved and paid later', () => {
  const later = () => fireEvent.click(screen.getByRole('radio', { name: /^Reserve now, pay by / }));
  const registered = { status: 201, data: { registration: { public_id: 'r1' }, payment: null } };
  const path = 'POST /training/registrations/register/';
  const body = () => JSON.parse(String(sent.find(({ key }) => key === path)?.body)) as unknown;

  it('says before the press that nothing is charged and by when it is due, and sends no card', async () => {
    server({ ...spot, 'POST /training/registrations/register/': () => registered });
    press();
    const panel = await dialog('Complete Registration');
    await screen.findByLabelText('Card number');
    // Seven days after March 2.
    expect(within(panel).getByRole('radio', { name: /^Reserve now, pay by March 9, 2026/ })).toBeDefined();
    later();
    expect(within(panel).getByText(/^Nothing is charged today\. \$75 is due by then/)).toBeDefined();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /payment terms/ })).toBeNull();
    expect(within(panel).getByText('Due today').parentElement?.textContent).toContain('$0');
    type('Notes for the coach (optional)', 'A sore knee');
    click('Reserve my spot');
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    expect(body()).toEqual({ session_id: 's1', amount: '75.00', notes: 'A sore knee' });
    expect(sent.some(({ key }) => key.startsWith('POST /payments/'))).toBe(false);
  });

  it('keeps the card and the plan for a member who decides to pay now after all', async () => {
    server({ ...spot, 'POST /training/registrations/register/': () => registered });
    press();
    await dialog('Complete Registration');
    await fill();
    later();
    fireEvent.click(screen.getByRole('radio', { name: /^Pay now/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
    click('Pay and register');
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    expect(body()).toMatchObject({ payment_method_id: 'pm_1', payment_plan: 'full', payment_consent: true });
  });

  it('speaks of no payment when the server refuses it', async () => {
    server({
      ...spot,
      [path]: () => ({ status: 409, data: { code: 'registration_closed', message: 'Closed.' } }),
    });
    press();
    await dialog('Complete Registration');
    later();
    click('Reserve my spot');
    expect(await screen.findByText('Registration failed: Closed.')).toBeDefined();
    expect(screen.queryByText(/[Pp]ayment failed/)).toBeNull();
  });
});
