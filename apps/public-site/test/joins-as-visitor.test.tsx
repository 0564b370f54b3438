// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { fakeProblem, NoResponse } from '@detroit-well/api-client/testing';
import { learnServerTime } from '@detroit-well/config/server-clock';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountCalls } from '../src/guest-client/account-calls.ts';
import type { MembershipData } from '../src/routes/membership/loader.ts';
import { MembershipPage } from '../src/routes/membership/page.tsx';
import { setVisitor } from '../src/visitor/visitor.ts';
import { context, member } from './fixtures.ts';
import { expectPanelText, panelText, press, type } from './guest-page.tsx';
import { fillAccount, fillCard, password } from './joining-form.ts';
import { email, joiningServer, plan, type Failures, type Sent } from './joining-server.ts';

const page = vi.hoisted(() => ({
  client: null as Client | null,
  calls: null as (() => AccountCalls) | null,
}));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));
vi.mock('../src/guest-client/account-calls.ts', () => ({ accountCalls: () => page.calls?.() }));
vi.mock('@detroit-well/booking/human-check', () => import('./human-check.ts'));

const data: MembershipData = {
  kind: 'ready',
  offers: [
    {
      name: 'Standard',
      isIntroductory: false,
      prices: [
        { id: plan.id, versionId: plan.version_id, period: 'month', cents: 4900 },
        { id: 'plan-year', versionId: 'plan-year-1', period: 'year', cents: 49_000 },
      ],
    },
  ],
  packs: [],
  sessions: [],
  chosen: null,
  isGone: false,
  code: '',
};
const create = 'Create account and join';
type Options = NonNullable<Parameters<typeof joiningServer>[1]>;
let server: ReturnType<typeof joiningServer>;
const calls = () => server.sent.map(({ call }) => call);
const only = (call: Sent['call']) => server.sent.filter((each) => each.call === call);

function serve(failures?: Failures, options?: Options): void {
  server = joiningServer(failures, options);
  page.client = server.client;
  page.calls = server.calls;
}

async function openPanel(): Promise<void> {
  learnServerTime(context.now);
  await act(async () => {
    render(<MembershipPage data={data} context={context} />);
  });
  fireEvent.click(screen.getByRole('link', { name: /^Join for/ }));
  await screen.findByRole('dialog', { name: 'Join' });
}

const agree = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: /^I agree to the membership terms/ }));

/** Fills in the panel and sends it. */
async function join(failures?: Failures, options?: Options): Promise<void> {
  serve(failures, options);
  await openPanel();
  await screen.findByLabelText('Card number');
  fillAccount();
  fillCard();
  agree();
  await press(create);
}

/** A reload keeps the tab's storage and nothing else. */
async function reload(): Promise<void> {
  cleanup();
  history.replaceState(null, '', '/membership');
  await openPanel();
}

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', '/membership');
  setVisitor({ kind: 'guest' });
});

describe('a visitor who joins', () => {
  it('makes an account with name and date of birth, and buys the membership in its name with one key', async () => {
    await join();
    await expectPanelText('Welcome, Tanya. Your membership has begun.');
    expect(calls()).toEqual(['account', 'membership']);
    const [made, bought] = server.sent;
    expect(made?.body).toEqual({
      email,
      password,
      confirm_password: password,
      turnstile_token: expect.stringMatching(/^token-/),
      person: { first_name: 'Tanya', last_name: 'Ellery', date_of_birth: '1981-06-14' },
    });
    expect(bought?.body).toEqual({
      plan_id: plan.id,
      version_id: plan.version_id,
      payment_method_id: 'pm_1',
      payment_consent: true,
    });
    expect(bought?.token).toBe('Bearer access-1');
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  });

  it('reads what was paid and what follows, signs in at the end, and leaves nothing in the tab', async () => {
    await join();
    await expectPanelText("You're a member.");
    expect(panelText()).toContain('Paid today');
    const signIn = screen.getByRole<HTMLAnchorElement>('link', { name: /Sign In to your dashboard/ });
    expect(signIn.href).toContain(`email=${encodeURIComponent(email)}`);
    const kept = JSON.stringify([Object.values(sessionStorage), Object.values(localStorage)]);
    for (const secret of [password, 'access-1', 'Ellery']) expect(kept).not.toContain(secret);
    expect(sessionStorage.getItem('membership-account')).toBeNull();
  });

  it('learns of everything that is missing at once, and nothing is sent', async () => {
    serve();
    await openPanel();
    await screen.findByLabelText('Card number');
    await press(create);
    const summary = await screen.findByRole('alert');
    for (const text of ['First name is required', 'Last name is required', 'payment terms'])
      expect(summary.textContent).toContain(text);
    expect(calls()).toEqual([]);
  });

  it('must be of age', async () => {
    serve();
    await openPanel();
    await screen.findByLabelText('Card number');
    fillAccount();
    type('Year', '2010');
    fillCard();
    agree();
    await press(create);
    await expectPanelText('You can sign the waiver from your 18th birthday on');
    expect(calls()).toEqual([]);
  });

  it('consents anew to another price', async () => {
    serve();
    await openPanel();
    await screen.findByLabelText('Card number');
    agree();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name: /^Yearly/ }));
    expect(panelText()).toContain('to be charged $490.00 today');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree/ }).checked).toBe(false);
  });

  it('is asked for another card after a decline, with all that was typed, and makes no second account', async () => {
    await join({ membership: [fakeProblem('payment_failed')] });
    await expectPanelText('You have not joined yet.');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Tanya');
    expect(calls()).toEqual(['account', 'membership']);
    fillCard();
    await press('Join for $49 a month');
    await expectPanelText('Your membership has begun.');
    expect(calls()).toEqual(['account', 'membership', 'membership']);
    const keys = only('membership').map(({ key }) => key);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('whose email has an account is sent to sign in with the choice kept, and nothing is bought', async () => {
    await join({
      account: [fakeProblem('validation_failed', { email: ['An account with this email already exists.'] })],
    });
    await expectPanelText('An account with this email exists.');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(calls()).toEqual(['account']);
    for (const link of screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Sign In' }))
      expect(decodeURIComponent(link.href)).toContain(`/dashboard/membership?plan=${plan.version_id}`);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Tanya');
  });

  it('reads what the server says about the person at the fields', async () => {
    await join({
      account: [fakeProblem('validation_failed', { person: { last_name: ['Last name is required'] } })],
    });
    await waitFor(() => expect(screen.getByLabelText('Last name').getAttribute('aria-invalid')).toBe('true'));
    expect(calls()).toEqual(['account']);
  });

  it('joins with the code of the address, and sees what follows it', async () => {
    history.replaceState(null, '', '/membership?code=glide30');
    serve();
    await openPanel();
    await expectPanelText('$14.70 off. 30% off the first payment of a membership.');
    await expectPanelText('to be charged $34.30 today and $49.00 on the');
    fillAccount();
    fillCard();
    agree();
    await press(create);
    await expectPanelText('Your membership has begun.');
    expect(only('membership').map(({ body }) => body['promo_code'])).toEqual(['GLIDE30']);
  });

  it('sees a changed price before paying it', async () => {
    const changed = { ...plan, version_id: 'plan-standard-2', price: '59.00' };
    await join(
      { membership: [fakeProblem('price_changed', { price: '59.00' })] },
      { sold: [{ ...changed, benefits: { member_rate: true, sessions_per_month: null } }] },
    );
    await expectPanelText('It was $49 and is now $59. Nothing was charged.');
    await expectPanelText('to be charged $59.00 today');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree/ }).checked).toBe(false);
    agree();
    await press('Join for $59 a month');
    await expectPanelText('Your membership has begun.');
    expect(only('membership').map(({ body }) => body['version_id'])).toEqual([
      plan.version_id,
      'plan-standard-2',
    ]);
  });
});

describe('a bank that asks about the membership of a visitor', () => {
  const asked = 'Your bank asks you to confirm.';

  it('is answered, and the same purchase is made after it', async () => {
    await join({}, { asks: true });
    await expectPanelText(asked);
    expect(panelText()).not.toContain('spot');
    await press('Confirm payment');
    await expectPanelText('Your membership has begun.');
    expect(calls()).toEqual(['account', 'membership', 'membership']);
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is asked again after a reload, once the password is typed', async () => {
    await join({}, { asks: true });
    await expectPanelText(asked);
    await reload();
    await expectPanelText('We could not confirm whether your last try went through.');
    type('Password', password);
    await press('Check again');
    await expectPanelText(asked);
    await screen.findByRole('button', { name: 'Confirm payment' });
    await press('Confirm payment');
    await expectPanelText('Your membership has begun.');
    expect(only('account')).toHaveLength(1);
    expect(new Set(only('membership').map(({ key }) => key)).size).toBe(1);
  });
});

describe('a lost response to a visitor who joins', () => {
  it.each(['account', 'membership'] as const)(
    'of the call for the %s is repeated without a second effect',
    async (call) => {
      await join({ [call]: [new NoResponse('network')] });
      await expectPanelText('We could not confirm whether this went through.');
      await press('Check again');
      await expectPanelText('Your membership has begun.');
      expect(only('account')).toHaveLength(1);
      expect(new Set(only('membership').map(({ key }) => key)).size).toBe(1);
    },
  );

  it('before a reload keeps what was typed but the password', async () => {
    await join({ membership: [new NoResponse('network')] });
    await reload();
    await expectPanelText('We could not confirm whether your last try went through.');
    type('Password', 'Another//Word8');
    await press('Check again');
    await expectPanelText('This does not match your last try.');
    type('Password', password);
    await press('Check again');
    await expectPanelText('Welcome, Tanya.');
    expect(only('account')).toHaveLength(1);
  });
});

describe('the address of the panel', () => {
  it('opens it, and Back closes it', async () => {
    serve();
    await openPanel();
    await waitFor(() => expect(location.search).toBe(`?plan=${plan.version_id}&join=1`));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Join' })).toBeNull());
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('leads a member to the portal', () => {
    serve();
    setVisitor({ ...member, membership: null });
    render(<MembershipPage data={data} context={context} />);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Join for/ });
    expect(link.href).toContain(`/dashboard/membership?plan=${plan.version_id}`);
  });
});
