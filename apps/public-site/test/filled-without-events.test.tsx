// @vitest-environment jsdom
import type { Client } from '@detroit-well/api-client';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clientOf, expectPanelText, openPanel, press, registered } from './guest-page.tsx';

const page = vi.hoisted(() => ({ client: null as Client | null }));
vi.mock('../src/guest-client/guest-client.ts', () => ({ guestClient: () => page.client }));

const sent = vi.fn();
const paid = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  page.client = clientOf({
    payments: {
      config: () => ({ provider: 'sandbox', publishable_key: null }),
      createSandboxMethod: (options) => {
        paid(options);
        return { payment_method_id: 'pm_1', brand: 'visa', last4: '4242' };
      },
    },
    registrations: {
      guestRegister: (options) => {
        sent(options);
        return registered(null);
      },
    },
  });
});

const values: Readonly<Record<string, string>> = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@example.test',
  Password: 'Roll//Bounce7',
  Month: '6',
  Day: '3',
  Year: '1981',
  Gender: 'female',
  'Street address': '2934 Russell Street',
  City: 'Detroit',
  State: 'Michigan',
  'ZIP Code': '48207',
  'Card number': '4242424242424242',
  Expires: '08/30',
  CVC: '123',
};

it('a guest form that a program fills in without events is sent as it is shown', async () => {
  await openPanel();
  for (const [label, value] of Object.entries(values))
    screen.getByLabelText<HTMLInputElement>(label, { exact: true }).value = value;
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) box.checked = true;
  await press('Complete Registration');
  await expectPanelText('Welcome to the floor.');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    body: {
      user_data: { first_name: 'Ada', gender: 'female', state: 'MI', date_of_birth: '1981-06-03' },
      waiver_signed: true,
    },
  });
  expect(paid.mock.calls[0]?.[0]).toMatchObject({ body: { number: '4242424242424242', exp_month: 8 } });
});
