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
const month = { starts_on: '2026-03-02', ends_on: '2026-04-01', left: 3, given_back: false };
const including = (...months: object[]) => ({
  'GET /memberships/': () => ({
    data: [{ id: 'm1', name: 'Standard', payments: [], included_sessions: { per_month: 4, months } }],
  }),
});
const pass = {
  'GET /passes/': () => ({
    data: {
      left: 4,
      history: [],
      passes: [{ id: 'p1', name: '10 sessions', left: 4, expires_on: '2100-05-02', payment: {} }],
    },
  }),
};
const spot = { 'GET /training/sessions/s1/availability/': () => availability() };
const registered = () => ({ status: 201, data: { registration: { public_id: 'r1' }, payment: null } });
const row = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Use 1 of 3 included sessions/ });
const body = () =>
  JSON.parse(String(sent.findLast(({ key }) => key === registerPath)?.body)) as Record<string, unknown>;

describe('an included session in the registration', () => {
  it('is on by itself, and pays without a card or consent', async () => {
    server({ ...spot, ...including(month), [registerPath]: registered });
    press();
    await dialog('Complete Registration');
    await vi.waitFor(async () => expect((await row()).checked).toBe(true));
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(screen.getByText(/You have 2 included sessions left until Wednesday, April 1/)).toBeTruthy();
    click('Use 1 included session and register');
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    expect(body()).toMatchObject({ session_id: 's1', use_included: true });
    expect(Object.keys(body())).not.toContain('payment_method_id');
    expect(Object.keys(body())).not.toContain('use_pass');
  });

  it('makes way for a pass or a card that the member chooses', async () => {
    server({ ...spot, ...including(month), ...pass, [registerPath]: registered });
    press();
    await dialog('Complete Registration');
    await vi.waitFor(async () => expect((await row()).checked).toBe(true));
    const credit = await screen.findByRole('checkbox', { name: /^Use 1 of 4 credits/ });
    await act(async () => void fireEvent.click(credit));
    expect((await row()).checked).toBe(false);
    await act(async () => void fireEvent.click(credit));
    expect(await screen.findByLabelText('Card number')).toBeTruthy();
    await act(async () => void fireEvent.click(credit));
    click('Use 1 credit and register');
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    expect(body()).toMatchObject({ use_pass: true });
    expect(Object.keys(body())).not.toContain('use_included');
  });

  it.each([
    ['none is left', { ...month, left: 0 }],
    ['the session is in another month', { ...month, starts_on: '2026-03-15' }],
  ])('is not offered where %s', async (_why, only) => {
    server({ ...spot, ...including(only) });
    press();
    await dialog('Complete Registration');
    await screen.findByLabelText('Card number');
    await vi.waitFor(() => expect(sent.some(({ key }) => key === 'GET /memberships/')).toBe(true));
    expect(screen.queryByText('Your membership')).toBeNull();
  });

  it('that is gone meanwhile is said at its row, and nothing is lost', async () => {
    const message = 'No included session is left for the month of this session.';
    server({
      ...spot,
      ...including(month),
      [registerPath]: () => ({
        status: 400,
        data: { code: 'validation_failed', message: 'Please check.', errors: { use_included: [message] } },
      }),
    });
    press();
    await dialog('Complete Registration');
    await vi.waitFor(async () => expect((await row()).checked).toBe(true));
    click('Use 1 included session and register');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });
});
