// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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

const registerPath = 'POST /training/registrations/register/';
const pass = {
  id: 'p1',
  name: '10 sessions',
  credits: 10,
  left: 4,
  booked: 0,
  used: 6,
  expires_on: '2100-05-02',
  left_until: [],
  bought_at: '2026-11-03T12:00:00-05:00',
  next_session_at: null,
  payment: { id: 'pay1', amount: '280.00', refunded_amount: '0.00' },
};
const own = (...passes: object[]) => ({
  'GET /passes/': () => ({ data: { left: 4, passes, history: [] } }),
});
const spot = { 'GET /training/sessions/s1/availability/': () => availability() };
const row = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Use 1 of 4 credits/ });

describe('a credit of a pass in the registration', () => {
  it('is on by itself before every rate, and pays without a card or consent', async () => {
    const registered = { status: 201, data: { registration: { public_id: 'r1' }, payment: null } };
    server({ ...spot, ...own(pass), [registerPath]: () => registered });
    press();
    await dialog('Complete Registration');
    await vi.waitFor(async () => expect((await row()).checked).toBe(true));
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/You have 3 credits left on this pass/)).toBeTruthy();
    click('Use 1 credit and register');
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    const body = JSON.parse(String(sent.findLast(({ key }) => key === registerPath)?.body)) as object;
    expect(body).toMatchObject({ session_id: 's1', use_pass: true });
    expect(Object.keys(body)).not.toContain('payment_method_id');
    expect(Object.keys(body)).not.toContain('use_credit');
  });

  it('that cost more than the session says so, and makes way for a card', async () => {
    server({ ...spot, ...own({ ...pass, credits: 1, payment: { ...pass.payment, amount: '300.00' } }) });
    press();
    await dialog('Complete Registration');
    expect(await screen.findByText(/Your credit cost \$300, and this session costs \$75/)).toBeTruthy();
    await act(async () => void fireEvent.click(await row()));
    expect(await screen.findByLabelText('Card number')).toBeTruthy();
    expect((await row()).checked).toBe(false);
    expect(screen.getByRole('radio', { name: /^Pay now/ })).toBeTruthy();
  });

  it('is not offered where it ends before the session, or none is left', async () => {
    server({ ...spot, ...own({ ...pass, expires_on: '2000-01-01' }, { ...pass, id: 'p2', left: 0 }) });
    press();
    await dialog('Complete Registration');
    await screen.findByLabelText('Card number');
    await vi.waitFor(() => expect(sent.some(({ key }) => key === 'GET /passes/')).toBe(true));
    expect(screen.queryByText('Your pass')).toBeNull();
  });

  it('that is gone meanwhile is said at its row, and nothing is lost', async () => {
    const message = 'The credits end before this session.';
    server({
      ...spot,
      ...own(pass),
      [registerPath]: () => ({
        status: 400,
        data: { code: 'validation_failed', message: 'Please check.', errors: { use_pass: [message] } },
      }),
    });
    press();
    await dialog('Complete Registration');
    await vi.waitFor(async () => expect((await row()).checked).toBe(true));
    click('Use 1 credit and register');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect((await row()).checked).toBe(true);
  });
});
