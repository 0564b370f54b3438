// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { NoAnswer, refuse, type FakeRefusal } from '@detroit-well/api-client/testing';
import { referenceText } from '@detroit-well/reference-texts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, complete, press, registered, said, says, showPanel } from './guest-page.tsx';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/registration/guest-client.ts', () => ({ guestClient: () => page.client }));

/** The key of every try, in order. */
let keys: (string | undefined)[] = [];

/** Somebody whose first answer is lost; `answers` follow, one for each press on Check again. */
async function loseTheAnswer(...answers: (FakeRefusal | ReturnType<typeof registered>)[]): Promise<void> {
  page.client = clientOf({
    payments: {
      config: () => ({ provider: 'sandbox', publishable_key: null }),
      createSandboxMethod: () => ({ payment_method_id: 'pm_1', brand: 'visa', last4: '4242' }),
    },
    registrations: {
      guestRegister: ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        if (keys.length === 1) throw new NoAnswer('network');
        const next = answers.shift();
        if (next && 'registration' in next) return next;
        throw next ?? new Error('Asked once too often.');
      },
    },
  });
  await showPanel();
  await complete();
  await says('We do not know yet whether this went through.');
}

beforeEach(() => {
  sessionStorage.clear();
  keys = [];
});
afterEach(cleanup);

describe('a lost answer that turns out to be a no', () => {
  it('at a field: the form is back, says it there, and the focus is on the summary that links there', async () => {
    await loseTheAnswer(
      refuse('validation_failed', { user_data: { phone: ['Please enter a valid phone number'] } }),
    );
    await press('Check again');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Validation errors/));
    expect(screen.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: 'Please enter a valid phone number' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/));
  });

  it('by age: the same at the date of birth', async () => {
    await loseTheAnswer(refuse('age_restricted'));
    await press('Check again');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Validation errors/));
    expect(screen.getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe('true');
    await says('You must be 18 or over on the day of the session.');
  });

  it('to the whole: the focus is on what is said beside the button', async () => {
    await loseTheAnswer(refuse('payment_failed'));
    await press('Check again');
    expect(document.activeElement?.textContent?.trim()).toBe(referenceText('B8.8/payment/fallback'));
  });

  it('for an account that was made meanwhile: nobody claims that nothing was charged', async () => {
    await loseTheAnswer(refuse('account_exists'));
    await press('Check again');
    await says('the payment is on its way back');
    expect(said()).not.toContain('Nothing was charged');
  });
});

it('a question after a lost answer that is not heard leaves it unknown, and the next has the same key', async () => {
  await loseTheAnswer(refuse('rate_limited'), refuse('rate_limited'), registered(null));
  await press('Check again');
  await says('We do not know yet whether this went through.');
  await says(referenceText('B8.1/friendly/429'));
  expect(said()).not.toContain('We did not get a clear answer');
  await press('Check again');
  await says('Welcome to the floor.');
  expect(keys[0]).toMatch(/./);
  expect(new Set(keys).size).toBe(1);
});

it('the ZIP code leaves phones a keyboard that has the hyphen', async () => {
  page.client = clientOf({ payments: { config: () => ({ provider: 'sandbox', publishable_key: null }) } });
  await showPanel();
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP Code');
  expect(zip.value).toBe('48207-1234');
  expect([null, 'text']).toContain(zip.getAttribute('inputmode'));
});
