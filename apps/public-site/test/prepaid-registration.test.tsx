// @vitest-environment jsdom
import { contract, type OwnPass } from '@detroit-well/api-client/contract';
import { exampleReply, fakeProblem, type FakeHandlers } from '@detroit-well/api-client/testing';
import { referenceText } from '@detroit-well/reference-texts';
import { learnServerTime } from '@detroit-well/config/server-clock';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../src/api/wire.ts';
import { MemberPanel } from '../src/registration/member-panel.tsx';
import { summarise } from '../src/sessions/session-view.ts';
import { setVisitor } from '../src/visitor/visitor.ts';
import { fakePortal } from './fake-portal.ts';
import { session } from './fixtures.ts';
import { registered } from './guest-page.tsx';
import { context, member, resetBetweenTests } from './member-page.tsx';

vi.mock('../src/visitor/portal-auth.ts', () => import('./fake-portal.ts'));
resetBetweenTests();

const pass: OwnPass = {
  id: 'p1',
  name: '10 sessions',
  credits: 10,
  credits_left: 4,
  left: 4,
  booked: 0,
  used: 6,
  refunded: 0,
  expires_on: '2100-05-02',
  left_until: [],
  bought_at: '2026-03-01T12:00:00-05:00',
  next_session_at: null,
  payment: { id: 'pay1', amount: '280.00', refunded_amount: '0.00' },
};
const month = { starts_on: '2026-03-02', ends_on: '2026-04-01', left: 3, given_back: false };
const including = (only: typeof month) => ({
  list: () =>
    exampleReply(contract.memberships.list).map((membership) => ({
      ...membership,
      included_sessions: { per_month: 4, months: [only] },
    })),
});
const bodies: Record<string, unknown>[] = [];

/** Opens the panel of a member who has this. */
function open(has: FakeHandlers, shown: Session = session): void {
  fakePortal.responses = {
    payments: { savedCards: () => [] },
    credit: { get: () => ({ balance: '0.00', entries: [] }) },
    passes: { list: () => ({ credits_left: 0, left: 0, passes: [], history: [] }) },
    memberships: { list: () => [] },
    registrations: {
      register: ({ body }) => {
        bodies.push(body);
        return registered(null);
      },
    },
    ...has,
  };
  learnServerTime(context.now);
  setVisitor(member);
  render(
    <MemberPanel session={summarise(shown)} context={context} onClose={() => {}} onChanged={() => {}} />,
  );
}
const passes = { list: () => ({ credits_left: 4, left: 4, passes: [pass], history: [] }) };
const credit = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Use 1 of 4 credits/ });
const included = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: /^Use 1 of 3 included sessions/ });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const turn = async (row: Promise<HTMLInputElement>) => {
  const box = await row;
  await act(async () => void fireEvent.click(box));
};

beforeEach(() => {
  bodies.length = 0;
});

describe('what a member has already pays for a session', () => {
  it('a credit of a pass is on by itself, and pays without a card or consent', async () => {
    open({ passes });
    await vi.waitFor(async () => expect((await credit()).checked).toBe(true));
    expect(screen.queryByRole('button', { name: 'Pay and register' })).toBeNull();
    expect(screen.getByText(/You have 3 credits left on this pass/)).toBeTruthy();
    await press('Use 1 credit and register');
    expect(await screen.findByText(referenceText('B8.8/registration/success'))).toBeTruthy();
    expect(bodies).toEqual([
      {
        session_id: session.public_id,
        amount: '240.00',
        use_pass: true,
        waiver_signed: true,
        payment_consent: true,
      },
    ]);
  });

  it('an included session is on by itself, and makes way for a pass, a card or a later payment', async () => {
    open({ passes, memberships: including(month) });
    await vi.waitFor(async () => expect((await included()).checked).toBe(true));
    expect(screen.queryByRole('button', { name: 'Pay and register' })).toBeNull();
    await turn(credit());
    expect((await included()).checked).toBe(false);
    await turn(credit());
    expect(screen.getByRole('button', { name: 'Pay and register' })).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^Reserve now/ })));
    expect(screen.queryByText('Your membership')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reserve my spot' })).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^Pay now/ })));
    expect((await included()).checked).toBe(true);
    await press('Use 1 included session and register');
    expect(await screen.findByText(referenceText('B8.8/registration/success'))).toBeTruthy();
    expect(bodies.map((body) => [body['use_included'], body['use_pass']])).toEqual([[true, undefined]]);
  });

  it('an included session that is found late leaves the pass that was chosen', async () => {
    let answer = (): void => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    const { list } = including(month);
    open({ passes, memberships: { list: () => late.then(list) } });
    await vi.waitFor(async () => expect((await credit()).checked).toBe(true));
    await turn(credit());
    await turn(credit());
    await act(async () => answer());
    expect((await included()).checked).toBe(false);
    expect((await credit()).checked).toBe(true);
    await press('Use 1 credit and register');
    expect(await screen.findByText(referenceText('B8.8/registration/success'))).toBeTruthy();
    expect(bodies.map((body) => [body['use_included'], body['use_pass']])).toEqual([[undefined, true]]);
  });

  it('an included session that is found late pays before a pass that nobody chose', async () => {
    let answer = (): void => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    const { list } = including(month);
    open({ passes, memberships: { list: () => late.then(list) } });
    await vi.waitFor(async () => expect((await credit()).checked).toBe(true));
    await act(async () => answer());
    expect([(await included()).checked, (await credit()).checked]).toEqual([true, false]);
  });

  it.each([
    ['it ends before the session', { ...pass, expires_on: '2000-01-01' }, { ...month, left: 0 }, session],
    ['none is left', { ...pass, credits_left: 0, left: 0 }, { ...month, starts_on: '2026-03-15' }, session],
    [
      'the session is a course',
      pass,
      month,
      { ...session, meetings: [...session.meetings, ...session.meetings] },
    ],
  ])('is not offered where %s', async (_why, owned, only, shown) => {
    const list = vi.fn(() => ({ credits_left: 4, left: 4, passes: [owned], history: [] }));
    open({ passes: { list }, memberships: including(only) }, shown);
    await vi.waitFor(() => expect(list).toHaveBeenCalled());
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Pay and register' })).toBeTruthy();
    expect(screen.queryByText(/Your (pass|membership)/)).toBeNull();
  });

  it('leaves the card where it cannot be loaded', async () => {
    const fails = vi.fn((): never => {
      throw fakeProblem('server_error');
    });
    open({ passes: { list: fails }, memberships: { list: fails } });
    await vi.waitFor(() => expect(fails).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('button', { name: 'Pay and register' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['use_pass', credit, 'Use 1 credit and register', { passes }],
    ['use_included', included, 'Use 1 included session and register', { memberships: including(month) }],
  ] as const)('what is gone meanwhile is said at its row: %s', async (field, row, label, has) => {
    const message = 'It does not reach this session.';
    open({
      ...has,
      registrations: {
        register: () => {
          throw fakeProblem('validation_failed', { errors: { [field]: [message] } });
        },
      },
    });
    await vi.waitFor(async () => expect((await row()).checked).toBe(true));
    await press(label);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect((await row()).checked).toBe(true);
    await turn(row());
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay and register' })).toBeTruthy();
  });
});

describe('a plan of a member', () => {
  it('gives way to payment in full at a price that does not allow it, in the request, too', async () => {
    const savedCard = {
      payment_method_id: 'pm1',
      brand: 'visa',
      last4: '4242',
      exp_month: 8,
      exp_year: 2099,
    };
    open(
      {
        payments: { savedCards: () => [savedCard] },
        registrations: {
          register: ({ body }) => {
            bodies.push(body);
            if (body.amount === '2.00') throw fakeProblem('price_changed', { price: '240.00' });
            return registered(null);
          },
        },
      },
      { ...session, price: '2.00', price_member: '2.00', price_public: '2.00' },
    );
    await screen.findByRole('radio', { name: /Visa ending in 4242/ });
    fireEvent.click(screen.getByRole('radio', { name: /^Weekly/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /payment terms/ }));
    await press('Pay and register');
    expect(await screen.findByText('It was $2 and is now $240. Nothing was charged.')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Weekly/ })).toBeNull();
    expect(screen.getByText('One payment today')).toBeTruthy();
    await press('Pay and register');
    expect(await screen.findByText(referenceText('B8.8/registration/success'))).toBeTruthy();
    expect(bodies.map(({ amount, payment_plan }) => [amount, payment_plan])).toEqual([
      ['2.00', 'weekly'],
      ['240.00', 'full'],
    ]);
  });
});
