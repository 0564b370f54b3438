// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
afterEach(() => history.replaceState(null, '', '/'));

const registerPath = 'POST /training/registrations/register/';
const checkPath = 'POST /promo-codes/check/';
const spot = { 'GET /training/sessions/s1/availability/': () => availability() };
const registered = { status: 201, data: { registration: { public_id: 'r1' }, payment: null } };
const gives = (amount_off: string, amount_due: string) => ({
  [checkPath]: () => ({
    data: { code: 'GLIDE30', amount_off, amount_due, sentence: '30% off a session.' },
  }),
});
const of = (key: string) =>
  sent.filter((one) => one.key === key).map(({ body }) => JSON.parse(String(body)) as object);
const field = () => screen.findByLabelText<HTMLInputElement>('Promo code');
const foot = (): string => document.querySelector('.sheet-foot')?.textContent ?? '';
const typeCard = async () => {
  await screen.findByLabelText('Card number');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Card number', '4242 4242 4242 4242');
  type('Expires', '08 / 35');
  type('CVC', '123');
};

describe('a promo code in the registration of a member', () => {
  it('of the address is filled in, says what it gives, and is sent with the price that it makes', async () => {
    history.replaceState(null, '', '/dashboard/training?code=glide30');
    server({ ...spot, ...gives('22.50', '52.50'), [registerPath]: () => registered });
    press();
    await dialog('Complete Registration');
    await screen.findByText('$22.50 off. 30% off a session.');
    expect((await field()).value).toBe('GLIDE30');
    expect(foot()).toContain('$52.50');
    await typeCard();
    fireEvent.click(screen.getByRole('checkbox', { name: /consent to the payment terms/i }));
    click(/^Pay/);
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    expect(of(checkPath)).toEqual([{ code: 'glide30', session_id: 's1' }]);
    expect(of(registerPath)).toMatchObject([{ promo_code: 'GLIDE30', amount: '52.50' }]);
  });

  it('that pays everything asks for no card', async () => {
    history.replaceState(null, '', '/dashboard/training?code=GLIDE30');
    server({ ...spot, ...gives('75.00', '0.00'), [registerPath]: () => registered });
    press();
    const panel = await dialog('Complete Registration');
    await screen.findByText('$75 off. 30% off a session.');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    fireEvent.click(within(panel).getByRole('button', { name: 'Register' }));
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    expect(of(registerPath)).toMatchObject([{ promo_code: 'GLIDE30', amount: '0.00' }]);
  });

  it('that gives nothing stays in its field with the reason, and nothing is paid before it is gone', async () => {
    const why = 'GLIDE30 is for passes. It gives nothing here.';
    server({
      ...spot,
      [checkPath]: () => ({
        status: 400,
        data: { code: 'validation_failed', message: 'Check the form.', errors: { code: [why] } },
      }),
    });
    press();
    await dialog('Complete Registration');
    fireEvent.change(await field(), { target: { value: 'GLIDE30' } });
    click('Apply');
    await screen.findByText(why);
    expect((await field()).value).toBe('GLIDE30');
    expect(screen.getByText('Apply the code, or empty its field.')).toBeTruthy();
    fireEvent.change(await field(), { target: { value: '' } });
    await waitFor(() => expect(screen.queryByText('Apply the code, or empty its field.')).toBeNull());
    expect(foot()).toContain('$75');
  });

  it('that was used up meanwhile says so at its field, and costs the whole price again', async () => {
    history.replaceState(null, '', '/dashboard/training?code=GLIDE30');
    server({
      ...spot,
      ...gives('22.50', '52.50'),
      [registerPath]: () => ({
        status: 400,
        data: { code: 'validation_failed', message: 'Check the form.', promo_code: ['GLIDE30 is used up.'] },
      }),
    });
    press();
    await dialog('Complete Registration');
    await screen.findByText('$22.50 off. 30% off a session.');
    await typeCard();
    fireEvent.click(screen.getByRole('checkbox', { name: /consent to the payment terms/i }));
    click(/^Pay/);
    await screen.findByText('Apply the code, or empty its field.');
    expect(screen.getAllByText('GLIDE30 is used up.').length).toBeGreaterThan(0);
    expect((await field()).value).toBe('GLIDE30');
    expect(foot()).toContain('$75');
  });

  it('makes way for a credit that is paid for already', async () => {
    history.replaceState(null, '', '/dashboard/training?code=GLIDE30');
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
    const passes = { 'GET /passes/': () => ({ data: { left: 4, passes: [pass], history: [] } }) };
    server({ ...spot, ...passes, ...gives('22.50', '52.50'), [registerPath]: () => registered });
    press();
    await dialog('Complete Registration');
    await screen.findByRole('checkbox', { name: /^Use 1 of 4 credits/ });
    await waitFor(() => expect(screen.queryByLabelText('Promo code')).toBeNull());
    click('Use 1 credit and register');
    await vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);
    const [body] = of(registerPath);
    expect(body).toMatchObject({ use_pass: true, amount: '75.00' });
    expect(Object.keys(body ?? {})).not.toContain('promo_code');
  });
});
