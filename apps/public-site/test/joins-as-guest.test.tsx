// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { fakeProblem, NoResponse } from '@detroit-well/api-client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountCalls } from '../src/guest-client/account-calls.ts';
import {
  choose,
  complete,
  expectPanelText,
  openPanel,
  panelText,
  press,
  showPanel,
  tick,
  type,
} from './guest-page.tsx';
import { session } from './fixtures.ts';
import { email, joiningServer, plan, type Failures, type Sent } from './joining-server.ts';

const page = vi.hoisted(() => ({
  client: null as Client | null,
  calls: null as (() => AccountCalls) | null,
}));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));
vi.mock('../src/guest-client/account-calls.ts', () => ({ accountCalls: () => page.calls?.() }));
vi.mock('@detroit-well/booking/human-check', () => import('./human-check.ts'));

const join = 'Join and register';
const course = {
  ...session,
  meetings: [14, 21].map((day) => ({
    start_datetime: `2026-03-${day}T18:30:00-04:00`,
    end_datetime: `2026-03-${day}T20:00:00-04:00`,
  })),
};
type Options = NonNullable<Parameters<typeof joiningServer>[1]>;
let server: ReturnType<typeof joiningServer>;
const calls = () => server.sent.map(({ call }) => call);
const only = (call: Sent['call']) => server.sent.filter((each) => each.call === call);

/** Fills in the form with the membership chosen, and sends it. */
async function joinAndRegister(failures?: Failures, options: Options = {}): Promise<void> {
  serve(failures, options);
  const label = options.includes ? 'Join and use an included session' : 'Join and pay';
  await showPanel();
  await screen.findByRole('radio', { name: new RegExp(`^${label}`) });
  choose(label);
  await complete({ button: join });
}

function serve(failures?: Failures, options?: Options): void {
  server = joiningServer(failures, options);
  page.client = server.client;
  page.calls = server.calls;
}

beforeEach(() => sessionStorage.clear());

describe('a visitor who joins while they register', () => {
  it('makes an account, buys the membership and registers at the member rate, with one key', async () => {
    await joinAndRegister();
    await expectPanelText('Welcome to the floor. You are a member now.');
    expect(calls()).toEqual(['account', 'membership', 'session']);
    const [made, bought, session] = server.sent;
    expect(made?.body).toMatchObject({
      email,
      confirm_password: 'Roll//Bounce7',
      turnstile_token: expect.stringMatching(/^token-/),
    });
    expect(made?.body['details']).toMatchObject({ first_name: 'Ada', city: 'Detroit', waiver_signed: true });
    expect(made?.body['details']).not.toHaveProperty('password');
    expect(bought?.body).toEqual({
      plan_id: plan.id,
      version_id: plan.version_id,
      session_id: 'ses_rhythm',
      payment_method_id: 'pm_1',
      payment_consent: true,
    });
    expect(session?.body).toMatchObject({
      session_id: 'ses_rhythm',
      amount: '180.00',
      payment_plan: 'full',
      // What was entered pays once; the membership has saved its card.
      payment_method_id: 'pm_1c9e',
      save_payment_method: false,
    });
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
    expect([bought?.token, session?.token]).toEqual(['Bearer access-1', 'Bearer access-1']);
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Roll//Bounce7');
    expect(JSON.stringify(Object.values(localStorage))).not.toContain('access-1');
    // The next booking in this tab is that of a guest.
    expect(sessionStorage.getItem('joining-account')).toBeNull();
  });

  it('sees both amounts before, and consents to them anew when the choice changes', async () => {
    serve();
    await showPanel();
    await screen.findByRole('radio', { name: /^Join and pay/ });
    expect(panelText()).toContain('I agree to the payment terms and to the charges above.');
    tick();
    choose('Join and pay');
    expect(panelText()).toContain('to be charged $229.00 today and $49.00');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree/ }).checked).toBe(false);
    choose('Public rate');
    expect(panelText()).not.toContain('membership terms');
  });

  it('is asked for another card after a decline, and makes no second account', async () => {
    await joinAndRegister({ membership: [fakeProblem('payment_failed')] });
    await expectPanelText('Your account is made.');
    expect(calls()).toEqual(['account', 'membership']);
    await press(join);
    await expectPanelText('You are a member now.');
    expect(calls()).toEqual(['account', 'membership', 'membership', 'session']);
    expect(only('membership')[0]?.key).not.toBe(only('membership')[1]?.key);
  });

  it('may pay the public rate with the account that was made', async () => {
    await joinAndRegister({ membership: [fakeProblem('payment_failed')] });
    choose('Public rate');
    tick([screen.getByRole('checkbox', { name: /^I agree/ })]);
    await press('Complete Registration');
    await expectPanelText('Welcome to the floor.');
    expect(panelText()).not.toContain('You are a member now.');
    expect(only('session')[0]?.body).toMatchObject({ amount: '240.00' });
    expect(only('guest')).toEqual([]);
  });

  it('reads at the email that it has an account, and nothing is bought', async () => {
    await joinAndRegister({
      account: [fakeProblem('validation_failed', { email: ['An account with this email already exists.'] })],
    });
    await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
    expect(calls()).toEqual(['account']);
    expect(panelText()).not.toContain('Your account is made.');
  });

  it('reads the errors of the account at their fields', async () => {
    await joinAndRegister({
      account: [
        fakeProblem('validation_failed', { details: { date_of_birth: ['You must be 18 or over to sign.'] } }),
      ],
    });
    await waitFor(() => expect(screen.getByLabelText('Year').getAttribute('aria-invalid')).toBe('true'));
  });

  it('pays only the session after the membership is paid and the session is not', async () => {
    await joinAndRegister({ session: [fakeProblem('payment_failed')] });
    await expectPanelText('This session is not booked yet.');
    expect(screen.queryByRole('radio', { name: /^Join and pay/ })).toBeNull();
    tick([screen.getByRole('checkbox', { name: /^I agree/ })]);
    await press('Complete Registration');
    await expectPanelText('You are a member now.');
    expect(calls()).toEqual(['account', 'membership', 'session', 'session']);
    expect(only('session').map(({ body }) => body['amount'])).toEqual(['180.00', '180.00']);
  });

  it('chooses again when the membership has changed since', async () => {
    await joinAndRegister({ membership: [fakeProblem('price_changed', { price: '59.00' })] });
    await expectPanelText('The membership has changed since you saw it. Nothing was charged.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Public rate/ }).checked).toBe(true);
  });
});

describe('a membership that includes sessions', () => {
  const includes = { includes: 4 };

  it('pays for the session, and only the membership is charged', async () => {
    serve({}, includes);
    await showPanel();
    await screen.findByRole('radio', { name: /^Join and use an included session/ });
    expect(panelText()).toContain('The first month, with 4 included sessions a month');
    choose('Join and use an included session');
    expect(panelText()).toContain('Uses 1 of 4 included sessions');
    expect(panelText()).toContain('Your statement shows one charge: the membership');
    expect(panelText()).toContain('to be charged $49.00 today and $49.00');
    await complete({ button: join });
    await expectPanelText('Welcome to the floor. You are a member now.');
    expect(calls()).toEqual(['account', 'membership', 'session']);
    expect(only('session')[0]?.body).toEqual({
      session_id: 'ses_rhythm',
      amount: '180.00',
      waiver_signed: true,
      payment_consent: true,
      use_included: true,
    });
  });

  it('does not pay for a course', async () => {
    serve({}, includes);
    await showPanel(course);
    await screen.findByRole('radio', { name: /^Join and pay/ });
    expect(panelText()).not.toContain('included session');
  });

  it('pays after a lost response, and after a bank that asks', async () => {
    await joinAndRegister({ session: [new NoResponse('network')] }, { ...includes, asks: true });
    await expectPanelText('Your bank asks you to confirm.');
    await press('Confirm payment');
    await expectPanelText("We lost your bank's response.");
    await press('Confirm payment');
    await expectPanelText('Welcome to the floor. You are a member now.');
    expect(only('session').map(({ body }) => body['use_included'])).toEqual([true, true]);
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  });

  it('pays with the next press where the session could not be booked at first', async () => {
    await joinAndRegister({ session: [fakeProblem('registration_closed')] }, includes);
    await expectPanelText('payment of $49 was charged. This session is not booked yet.');
    expect(panelText()).toContain('Your membership includes this session. No card is needed.');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    tick([screen.getByRole('checkbox', { name: /Your membership includes this session: nothing/ })]);
    await press('Complete Registration');
    await expectPanelText('You are a member now.');
    expect(only('membership')).toHaveLength(1);
    expect(only('session').at(-1)?.body).toMatchObject({ use_included: true });
  });

  it('leaves the payment to a card where the session has moved to another month', async () => {
    const late = 'An included session pays within the paid months of the membership. This one is later.';
    const refused = fakeProblem('validation_failed', { use_included: [late] });
    await joinAndRegister({ session: [refused] }, includes);
    await expectPanelText(late);
    tick([screen.getByRole('checkbox', { name: /^I agree/ })]);
    await press('Complete Registration');
    await expectPanelText('You are a member now.');
    const last = only('session').at(-1)?.body;
    expect(last).toMatchObject({ payment_method_id: 'pm_2', save_payment_method: false });
    expect(last).not.toHaveProperty('use_included');
  });
});

describe('a bank that asks about the membership', () => {
  const asked = 'Your bank asks you to confirm.';

  it('is answered, and the session is registered after it', async () => {
    await joinAndRegister({}, { asks: true });
    await expectPanelText(asked);
    await press('Confirm payment');
    await expectPanelText('You are a member now.');
    expect(calls()).toEqual(['account', 'membership', 'membership', 'session']);
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is asked again after a reload, once the password is typed', async () => {
    await joinAndRegister({}, { asks: true });
    await expectPanelText(asked);
    cleanup();
    await openPanel();
    await expectPanelText('We could not confirm whether your last try went through.');
    type('Password', 'Roll//Bounce7');
    await press('Check again');
    await expectPanelText(asked);
    await screen.findByRole('button', { name: 'Confirm payment' });
    await press('Confirm payment');
    await expectPanelText('You are a member now.');
    expect(only('account')).toHaveLength(1);
    expect(new Set(only('membership').map(({ key }) => key)).size).toBe(1);
  });
});

describe('a lost response', () => {
  it.each(['account', 'membership', 'session'] as const)(
    'of the call for the %s is repeated without a second effect',
    async (call) => {
      await joinAndRegister({ [call]: [new NoResponse('network')] });
      await expectPanelText('We could not confirm whether this went through.');
      await press('Check again');
      await expectPanelText('You are a member now.');
      expect(only('account')).toHaveLength(1);
      expect(new Set([...only('membership'), ...only('session')].map(({ key }) => key)).size).toBe(1);
      expect(only('membership')).toHaveLength(call === 'membership' ? 2 : 1);
    },
  );

  it('that hid a request which never arrived: the account is made by the repetition', async () => {
    await joinAndRegister({ account: [new NoResponse('network')] });
    server.forgetAccount();
    await press('Check again');
    await expectPanelText('You are a member now.');
    expect(only('account').map(({ key }) => key)).toEqual([only('account')[0]?.key, only('account')[0]?.key]);
  });

  it('before a reload needs only the password, and a wrong one says so', async () => {
    await joinAndRegister({ membership: [new NoResponse('network')] });
    const [{ key } = { key: '' }] = only('membership');
    cleanup();
    await openPanel();
    await expectPanelText('We could not confirm whether your last try went through.');
    type('Password', 'Another//Word8');
    await press('Check again');
    await expectPanelText('This does not match your last try.');
    type('Password', 'Roll//Bounce7');
    await press('Check again');
    await expectPanelText('You are a member now.');
    expect(only('account')).toHaveLength(1);
    expect(only('membership').map((each) => each.key)).toEqual([key, key]);
  });
});
