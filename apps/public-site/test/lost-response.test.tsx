// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { safeToRepeat } from '@detroit-well/api-client/errors';
import { NoResponse, fakeProblem, type FakeProblem } from '@detroit-well/api-client/testing';
import { referenceText } from '@detroit-well/reference-texts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clientOf,
  complete,
  openPanel,
  press,
  registered,
  panelText,
  expectPanelText,
  showPanel,
  tick,
  type,
} from './guest-page.tsx';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));

/** The idempotency key of every attempt, in order. */
let keys: (string | undefined)[] = [];

/** Loses the first registration response. Each press on Check again receives the next of `responses`. */
async function loseFirstResponse(
  ...responses: (FakeProblem | ReturnType<typeof registered>)[]
): Promise<void> {
  page.client = clientOf({
    payments: {
      config: () => ({ provider: 'sandbox', publishable_key: null }),
      createSandboxMethod: () => ({ payment_method_id: 'pm_1', brand: 'visa', last4: '4242' }),
    },
    registrations: {
      guestRegister: ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        if (keys.length === 1) throw new NoResponse('network');
        const next = responses.shift();
        if (next && 'registration' in next) return next;
        throw next ?? new Error('More requests than responses.');
      },
    },
  });
  await showPanel();
  await complete();
  await expectPanelText('We could not confirm whether this went through.');
}

beforeEach(() => {
  keys = [];
});

describe('problem after a lost registration response', () => {
  it('shows a field error in the form and focuses the summary that links to the field', async () => {
    await loseFirstResponse(
      fakeProblem('validation_failed', { user_data: { phone: ['Please enter a valid phone number'] } }),
    );
    await press('Check again');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^There is a problem/));
    expect(screen.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: 'Please enter a valid phone number' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/));
  });

  it('shows an age restriction at the date of birth', async () => {
    await loseFirstResponse(fakeProblem('age_restricted'));
    await press('Check again');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^There is a problem/));
    expect(screen.getByLabelText('Year').getAttribute('aria-invalid')).toBe('true');
    await expectPanelText('You can register from your 18th birthday on.');
  });

  it('focuses the message beside the button when the problem concerns no field', async () => {
    await loseFirstResponse(fakeProblem('payment_failed'));
    await press('Check again');
    expect(document.activeElement?.textContent?.trim()).toBe(
      `${referenceText('B8.8/payment/fallback')} Nothing was charged.`,
    );
  });

  it('does not claim that nothing was charged when the account exists', async () => {
    await loseFirstResponse(fakeProblem('account_exists'));
    await press('Check again');
    await expectPanelText('the payment is on its way back');
    expect(panelText()).not.toContain('Nothing was charged');
  });
});

it('keeps the outcome unknown when Check again is rate limited, and reuses the idempotency key', async () => {
  await loseFirstResponse(fakeProblem('rate_limited'), fakeProblem('rate_limited'), registered(null));
  await press('Check again');
  await expectPanelText('We could not confirm whether this went through.');
  await expectPanelText(referenceText('B8.1/friendly/429'));
  expect(panelText()).not.toContain(safeToRepeat);
  await press('Check again');
  await expectPanelText('Welcome to the floor.');
  expect(keys[0]).toMatch(/./);
  expect(new Set(keys).size).toBe(1);
});

describe('after a reload of the page on which a response was lost', () => {
  const unknown = 'We could not confirm whether your last try went through.';

  async function reload(): Promise<void> {
    cleanup();
    await openPanel();
    await expectPanelText(unknown);
  }

  it('only the password is asked for, and the same request is repeated', async () => {
    await loseFirstResponse(registered(null));
    await reload();
    expect(panelText()).toContain('ada@example.test');
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Roll//Bounce7');
    type('Password', 'Roll//Bounce7');
    await press('Check again');
    await expectPanelText('Welcome to the floor.');
    expect(new Set(keys).size).toBe(1);
    cleanup();
    await openPanel();
    expect(panelText()).not.toContain(unknown);
  });

  it('another password leaves it unknown, says what to do, and lets the guest start over', async () => {
    await loseFirstResponse(fakeProblem('idempotency_key_reused'), fakeProblem('account_exists'));
    await reload();
    type('Password', 'Another//Pass9');
    await press('Check again');
    await expectPanelText('This does not match your last try.');
    expect(panelText()).toContain('Nothing was charged this time.');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(panelText()).toContain(unknown);
    expect(screen.getByRole('link', { name: 'sign in' }).getAttribute('href')).toContain('/login?next=');
    await press('Start over');
    type('Password', 'Another//Pass9');
    type('Card number', '4242 4242 4242 4242');
    type('Expires', '08 / 30');
    type('CVC', '123');
    tick();
    await press('Complete Registration');
    await expectPanelText('This try charged nothing.');
    expect(panelText()).not.toContain('Nothing was charged, and');
    expect(screen.queryByRole('button', { name: 'Use another email' })).toBeNull();
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('a short password is not sent', async () => {
    await loseFirstResponse();
    await reload();
    await press('Check again');
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(keys).toHaveLength(1);
  });
});

it('the ZIP code field uses a text keyboard, which has the hyphen', async () => {
  page.client = clientOf({ payments: { config: () => ({ provider: 'sandbox', publishable_key: null }) } });
  await showPanel();
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP Code');
  expect(zip.value).toBe('48207-1234');
  expect([null, 'text']).toContain(zip.getAttribute('inputmode'));
});
