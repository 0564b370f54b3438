// @vitest-environment jsdom
import { referenceText } from '@detroit-well/reference-texts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { availability, click, dialog, press, registrationTests, server } from './registration-page.tsx';

vi.mock('../src/api/client.ts', () => import('./fake-client.ts'));
registrationTests();

const because = (reason: string): string =>
  referenceText('B8.8/payment/dashboard').replace('{reason}', reason);

it.each([
  ['a decline without a reason', { status: 402 }, because(referenceText('B8.8/payment/fallback'))],
  [
    'a decline with its reason',
    { status: 402, data: { code: 'payment_failed', message: 'Your card has expired.' } },
    because('Your card has expired.'),
  ],
  [
    'a session that is registered already',
    { status: 400, data: { already_registered: true } },
    because(referenceText('B8.8/registration/already-registered')),
  ],
])('the payment panel shows the message for %s', async (_name, reply, text) => {
  server({
    'GET /training/sessions/s1/availability/': () => availability(),
    'POST /training/registrations/register/': () => reply,
  });
  await pay();
  expect(await screen.findByText(text)).toBeDefined();
});

it('the payment panel shows the alert of the specification when a request throws an error', async () => {
  server({
    'GET /training/sessions/s1/availability/': () => availability(),
    'POST /payments/sandbox/payment-methods/': () => {
      throw new TypeError('crypto.subtle is undefined');
    },
  });
  await pay();
  expect(await screen.findByText(referenceText('B8.8/registration/alert'))).toBeDefined();
});

async function pay(): Promise<void> {
  press();
  const panel = within(await dialog('Complete Registration'));
  const type = (label: string, value: string) =>
    fireEvent.change(panel.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Card number');
  type('Card number', '4242 4242 4242 4242');
  type('Expires', '08 / 30');
  type('CVC', '123');
  fireEvent.click(panel.getByRole('checkbox', { name: /payment terms/ }));
  click('Pay and register');
}
