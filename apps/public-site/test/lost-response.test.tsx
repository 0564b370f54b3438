// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { safeToRepeat } from '@detroit-well/api-client/errors';
import { NoResponse, fakeProblem, type FakeProblem } from '@detroit-well/api-client/testing';
import { referenceText } from '@detroit-well/reference-texts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clientOf,
  complete,
  press,
  registered,
  panelText,
  expectPanelText,
  showPanel,
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
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Validation errors/));
    expect(screen.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: 'Please enter a valid phone number' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/));
  });

  it('shows an age restriction at the date of birth', async () => {
    await loseFirstResponse(fakeProblem('age_restricted'));
    await press('Check again');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Validation errors/));
    expect(screen.getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe('true');
    await expectPanelText('You must be 18 or over on the day of the session.');
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

it('the ZIP code field uses a text keyboard, which has the hyphen', async () => {
  page.client = clientOf({ payments: { config: () => ({ provider: 'sandbox', publishable_key: null }) } });
  await showPanel();
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP Code');
  expect(zip.value).toBe('48207-1234');
  expect([null, 'text']).toContain(zip.getAttribute('inputmode'));
});
