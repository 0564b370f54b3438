// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  type Reply,
} from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ apiUrl: 'https://api.test/api/v2', publicSiteUrl: 'https://site.test' }),
}));
registrationTests();

const buyPath = 'POST /memberships/';
const registerPath = 'POST /training/registrations/register/';
const confirmPath = 'POST /payments/sandbox/confirm/';
const plan = {
  id: 'month',
  kind: 'membership',
  name: 'Standard',
  price: '49.00',
  period: 'month',
  benefits: { member_rate: true, sessions_per_month: null },
  credits: null,
  valid_days: null,
  version_id: 'v1',
};
const membership = {
  id: 'm1',
  name: 'Standard',
  state: 'active',
  source: 'bought',
  price: '49.00',
  payments: [],
};
const paid = (status = 'succeeded', client_secret: string | null = null) => ({
  status: status === 'succeeded' ? 201 : 202,
  data: { membership, payment: { status, client_secret, amount: '49.00' }, message: 'Paid.' },
});
const registered = {
  status: 201,
  data: { registration: { public_id: 'r1' }, payment: null, message: 'Done.' },
};
const declined = {
  status: 402,
  data: { code: 'payment_failed', message: 'Your card was declined.', reason: 'card_declined' },
};
const routes = {
  'GET /training/sessions/s1/availability/': () => availability(),
  'GET /plans/': () => ({ data: [plan] }),
  'GET /memberships/': () => ({ data: [] }),
};

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const fill = async (): Promise<void> => {
  fireEvent.change(await screen.findByLabelText('Card number'), { target: { value: '4242 4242 4242 4242' } });
  fireEvent.change(screen.getByLabelText('Expires'), { target: { value: '08 / 30' } });
  fireEvent.change(screen.getByLabelText('CVC'), { target: { value: '123' } });
};
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /^I (agree|consent)/ }));

/** Opens the panel, chooses to join, and fills in a card. */
async function chooseToJoin(over: Parameters<typeof server>[0] = {}): Promise<void> {
  server({ ...routes, ...over });
  press();
  await dialog('Complete Registration');
  await act(async () => void fireEvent.click(await radio(/^Join and /)));
  await fill();
}
const callsOf = (path: string) => sent.filter(({ key }) => key === path);
const bodyOf = (path: string, at = -1) => JSON.parse(String(callsOf(path).at(at)?.body)) as object;
const isDone = () => vi.waitFor(() => expect(callbacks.onDone).toHaveBeenCalled(), 20_000);

describe('joining while registering', () => {
  it('is chosen by the person, and names both amounts before it charges them', async () => {
    await chooseToJoin({ [buyPath]: () => paid(), [registerPath]: () => registered });
    expect(screen.getByText(/^\$34 more today\. Then \$49 on /)).toBeTruthy();
    expect(screen.getByText('$109', { selector: '.num' })).toBeTruthy();
    expect(
      screen.getByRole('checkbox', { name: /charged \$109\.00 today and \$49\.00 on the / }),
    ).toBeTruthy();
    agree();
    click('Join and register');
    await isDone();
    expect(bodyOf(buyPath)).toMatchObject({ plan_id: 'month', version_id: 'v1', session_id: 's1' });
    expect(bodyOf(registerPath)).toMatchObject({
      session_id: 's1',
      amount: '60.00',
      payment_method_id: 'pm_1',
    });
    expect(Object.keys(bodyOf(registerPath))).not.toContain('join_plan_id');
    const posts = sent.map(({ key }) => key).filter((key) => [buyPath, registerPath].includes(key));
    expect(posts).toEqual([buyPath, registerPath]);
    expect(await screen.findByText('You are a member now. Done.')).toBeTruthy();
  });

  it('uses an included session of the new membership, and charges only that', async () => {
    const includes = { ...plan, benefits: { member_rate: true, sessions_per_month: 4 } };
    await chooseToJoin({
      'GET /plans/': () => ({ data: [includes] }),
      [buyPath]: () => paid(),
      [registerPath]: () => registered,
    });
    expect(screen.getByText('The first month, with 4 included sessions a month')).toBeTruthy();
    expect(screen.getByText(/^\$26 less today\. Then \$49 on /)).toBeTruthy();
    expect(screen.getByText('$49', { selector: '.num' })).toBeTruthy();
    expect(screen.getByText('Uses 1 of 4 included sessions')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /charged \$49\.00 today and \$49\.00 on the / }));
    click('Join and register');
    await isDone();
    expect(bodyOf(buyPath)).toMatchObject({ payment_method_id: 'pm_1', session_id: 's1' });
    expect(bodyOf(registerPath)).toEqual({
      session_id: 's1',
      amount: '60.00',
      waiver_signed: true,
      payment_consent: true,
      use_included: true,
    });
  });

  it('with an included session that was not booked offers it again, without a card', async () => {
    const closed = { status: 400, data: { code: 'registration_closed', message: 'Closed.' } };
    const replies = [closed, registered];
    const month = { starts_on: '2026-03-02', ends_on: '2026-04-01', left: 4, given_back: false };
    let isMember = false;
    const includes = { ...plan, benefits: { member_rate: true, sessions_per_month: 4 } };
    const own = { ...membership, included_sessions: { per_month: 4, months: [month] } };
    await chooseToJoin({
      'GET /plans/': () => ({ data: [includes] }),
      'GET /memberships/': () => ({ data: isMember ? [own] : [] }),
      [buyPath]: () => {
        isMember = true;
        return paid();
      },
      [registerPath]: () => replies.shift() ?? {},
    });
    agree();
    click('Join and register');
    await screen.findByRole('checkbox', { name: /^Use 1 of 4 included sessions/ });
    click('Use 1 included session and register');
    await isDone();
    expect(callsOf(buyPath)).toHaveLength(1);
    expect([bodyOf(registerPath, 0), bodyOf(registerPath)]).toMatchObject([
      { use_included: true },
      { use_included: true },
    ]);
  });

  it('that the bank declines registers nobody, and keeps the choice', async () => {
    await chooseToJoin({ [buyPath]: () => declined });
    agree();
    click('Join and register');
    expect(await screen.findByText(/Your card was declined/)).toBeTruthy();
    expect(callsOf(registerPath)).toEqual([]);
    expect((await radio(/^Join and pay/)).checked).toBe(true);
  });

  it('whose session is not paid says so, and the next press pays only the session', async () => {
    const replies = [declined, registered];
    await chooseToJoin({ [buyPath]: () => paid(), [registerPath]: () => replies.shift() ?? {} });
    agree();
    click('Join and register');
    expect(await screen.findByText('You are a member now.')).toBeTruthy();
    expect(screen.getByText(/payment of \$49 was charged\. This session is not booked yet\./)).toBeTruthy();
    expect(screen.queryByText('Your rate')).toBeNull();
    await fill();
    agree();
    click('Pay and register');
    await isDone();
    expect(callsOf(buyPath)).toHaveLength(1);
    expect([bodyOf(registerPath, 0), bodyOf(registerPath)]).toMatchObject([
      { amount: '60.00' },
      { amount: '60.00' },
    ]);
  });

  it('pays the session with the saved card of the membership, and after a decline with the new card', async () => {
    const card = { payment_method_id: 'pm_saved', brand: 'visa', last4: '4242' };
    const { status, data } = paid();
    const bought = { status, data: { ...data, membership: { ...membership, card } } };
    const replies = [declined, registered];
    let entered = 0;
    await chooseToJoin({
      'POST /payments/sandbox/payment-methods/': () => {
        entered += 1;
        return { data: { payment_method_id: `pm_entered_${entered}`, brand: 'visa', last4: '4242' } };
      },
      [buyPath]: () => bought,
      [registerPath]: () => replies.shift() ?? {},
    });
    agree();
    click('Join and register');
    await screen.findByText('You are a member now.');
    await fill();
    agree();
    click('Pay and register');
    await isDone();
    expect([bodyOf(buyPath), bodyOf(registerPath, 0), bodyOf(registerPath)]).toMatchObject([
      { payment_method_id: 'pm_entered_1' },
      { payment_method_id: 'pm_saved' },
      { payment_method_id: 'pm_entered_2' },
    ]);
  });

  it('goes on with the session after the bank has asked', async () => {
    const replies = [paid('requires_action', 'secret'), paid()];
    await chooseToJoin({
      [buyPath]: () => replies.shift() ?? {},
      [confirmPath]: () => ({ data: { status: 'succeeded' } }),
      [registerPath]: () => registered,
    });
    agree();
    click('Join and register');
    await act(
      async () => void fireEvent.click(await screen.findByRole('button', { name: /^(Approve|Confirm)/ })),
    );
    await isDone();
    expect(callsOf(buyPath)).toHaveLength(2);
    expect(callsOf(registerPath)).toHaveLength(1);
  });

  it('whose membership changed meanwhile charges nothing, and asks again', async () => {
    const data = { code: 'price_changed', message: 'Changed.', price: '55.00' };
    await chooseToJoin({ [buyPath]: () => ({ status: 409, data }) });
    agree();
    click('Join and register');
    expect(await screen.findByText(/The membership has changed since you saw it/)).toBeTruthy();
    await waitFor(async () => expect((await radio(/^Public rate/)).checked).toBe(true));
    expect(screen.getByText('$75', { selector: '.num' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^I consent/ }).checked).toBe(false);
    expect(callsOf(registerPath)).toEqual([]);
  });

  it.each([
    [
      'a membership that is past due',
      { 'GET /memberships/': () => ({ data: [{ ...membership, state: 'past_due' }] }) },
    ],
    ['nothing on sale', { 'GET /plans/': () => ({ data: [] }) }],
    ['memberships that cannot be read', { 'GET /memberships/': () => ({ status: 500 }) }],
  ])('is not offered with %s', async (_name, over) => {
    server({ ...routes, ...over });
    press();
    await dialog('Complete Registration');
    await screen.findByLabelText('Card number');
    await vi.waitFor(() => expect(callsOf('GET /memberships/')).not.toEqual([]));
    await act(async () => undefined);
    expect(screen.queryByText('Your rate')).toBeNull();
  });

  it('is in the panel from the start, so that no field moves when it arrives', async () => {
    let respond: (reply: Reply) => void = () => undefined;
    const slow = new Promise<Reply>((resolve) => (respond = resolve));
    server({ ...routes, 'GET /plans/': () => slow });
    press();
    await vi.waitFor(() => expect(callsOf('GET /plans/')).not.toEqual([]));
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => respond(routes['GET /plans/']()));
    const panel = await dialog('Complete Registration');
    expect(within(panel).queryByRole('radio', { name: /^Join and pay/ })).not.toBeNull();
  });

  it('does not keep the panel closed for longer than a second', async () => {
    server({ ...routes, 'GET /plans/': () => new Promise<Reply>(() => undefined) });
    press();
    const panel = await dialog('Complete Registration');
    expect(within(panel).queryByRole('radio', { name: /^Join and pay/ })).toBeNull();
  });
});
