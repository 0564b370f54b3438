// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { fakeProblem, type FakeHandlers } from '@detroit-well/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from './fixtures.ts';
import { clientOf, complete, expectPanelText, press, registered, showPanel, type } from './guest-page.tsx';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));

type Check = NonNullable<NonNullable<FakeHandlers['promoCodes']>['check']>;
type Sent = Parameters<NonNullable<NonNullable<FakeHandlers['registrations']>['guestRegister']>>[0];

const checks: unknown[] = [];
const requests: Sent['body'][] = [];

function serve(check: Check, reply: () => ReturnType<typeof registered> = () => registered(null)): void {
  page.client = clientOf({
    payments: {
      config: () => ({ provider: 'sandbox', publishable_key: null }),
      createSandboxMethod: () => ({ payment_method_id: 'pm_1', brand: 'visa', last4: '4242' }),
    },
    promoCodes: {
      check: (call) => {
        checks.push(call.body);
        return check(call);
      },
    },
    registrations: {
      guestRegister: ({ body }) => {
        requests.push(body);
        return reply();
      },
    },
  });
}

const gives = (amount_off: string, amount_due: string) => () => ({
  code: 'FIRST8',
  amount_off,
  amount_due,
  payments: null,
  sentence: '$8 off a session. First purchase only.',
});
const refuses = (why: string) => () => {
  throw fakeProblem('validation_failed', { code: [why] });
};
const priced = { ...session, price_public: '32.00' };
const due = (): string => document.querySelector('.sheet-foot')?.textContent ?? '';
const field = () => screen.getByLabelText<HTMLInputElement>('Promo code');

beforeEach(() => {
  checks.length = 0;
  requests.length = 0;
});
afterEach(() => history.replaceState(null, '', '/'));

describe('a promo code of a guest', () => {
  it('of the address is filled in, says what it gives, and is sent with the price that it makes', async () => {
    history.replaceState(null, '', '/training?code=first8');
    serve(gives('8.00', '24.00'));
    await showPanel(priced);
    await expectPanelText('$8 off a session. First purchase only.');
    expect(field().value).toBe('FIRST8');
    expect(due()).toContain('$24');
    const signIn = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in' });
    expect(new URL(signIn.href).searchParams.get('next')).toContain('register=1&code=FIRST8');
    await complete();
    await waitFor(() => expect(requests).toMatchObject([{ promo_code: 'FIRST8', amount: '24.00' }]));
    expect(checks).toEqual([{ code: 'first8', session_id: session.public_id }]);
    expect(Object.keys(requests[0]?.user_data ?? {})).not.toContain('promo_code');
  });

  it('that pays everything asks for no card', async () => {
    history.replaceState(null, '', '/training?code=FIRST8');
    serve(gives('32.00', '0.00'));
    await showPanel(priced);
    await expectPanelText('Your code covers the whole price. No card is needed.');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await complete();
    await waitFor(() => expect(requests).toMatchObject([{ promo_code: 'FIRST8', amount: '0.00' }]));
  });

  it('that gives nothing stays in its field with the reason, and nothing is sent with it', async () => {
    serve(refuses('GLIDE30 is for memberships. It gives nothing here.'));
    await showPanel(priced);
    type('Promo code', 'GLIDE30');
    await press('Apply');
    await expectPanelText('GLIDE30 is for memberships. It gives nothing here.');
    expect(field().value).toBe('GLIDE30');
    expect(due()).toContain('$32');
    expect(screen.getByText('Apply the code, or empty its field.')).toBeTruthy();
    type('Promo code', '');
    await complete();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(Object.keys(requests[0] ?? {})).not.toContain('promo_code');
  });

  it('that was used up meanwhile says so at its field, and everything typed is kept', async () => {
    serve(gives('8.00', '24.00'), () => {
      throw fakeProblem('validation_failed', { promo_code: ['FIRST8 is used up.'] });
    });
    await showPanel(priced);
    fireEvent.change(field(), { target: { value: 'FIRST8' } });
    await press('Apply');
    await complete();
    await expectPanelText('FIRST8 is used up.');
    expect(field().value).toBe('FIRST8');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.test');
    expect(due()).toContain('$32');
  });
});
