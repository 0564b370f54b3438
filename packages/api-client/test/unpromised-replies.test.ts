import { expect, test } from 'vitest';
import { describe } from '../src/errors/index.ts';
import type { Operation } from '../src/errors/index.ts';
import type { Client } from '../src/index.ts';
import { cancellation, feedback } from '../src/contract/shapes/registrations.ts';
import { registered } from './samples.ts';
import { failed, retryingClient } from './retrying-client.ts';
import { realServer } from './real-server.ts';
import type { FakeResponse } from './real-server.ts';

const session = {
  accessToken: () => Promise.resolve('t1'),
  refresh: () => Promise.resolve(null),
  end: () => Promise.resolve(),
};
const params = { id: 's1' };
const profile = { first_name: 'Dee', last_name: 'Troit', display_name: 'Dee' };
const image = new File(['png'], 'me.png', { type: 'image/png' });
const rating = { rating: 5, comment: '' };

async function clientReceiving(response: FakeResponse) {
  const server = await realServer(() => response);
  return retryingClient(server.url, { session }).client;
}

type Calling = (client: Client) => Promise<unknown>;
const password = { password: 'Standard!2026', confirm_password: 'Standard!2026' };

const address = {
  address: '1 Woodward',
  address2: '',
  city: 'Detroit',
  state: 'MI',
  postal_code: '48201',
  country: 'US',
} as const;
const contact = {
  name: 'Marcus Baker',
  relationship: 'sibling',
  phone: '+1 313 555 0142',
  email: 'marcus@example.test',
  is_primary: false,
} as const;
const acceptance = {
  waiver_accepted: true,
  payment_consent: true,
  signature: 'data:image/png;base64,',
} as const;
const withoutId = expect.objectContaining({ public_id: '' }) as unknown;

/** Every change but registering and paying, with the result of reading a reply that says nothing. */
const changes: [string, Calling, unknown][] = [
  [
    'creating an account',
    (client) =>
      client.account.register({
        body: { email: 'dee@example.test', turnstile_token: 't', ...password },
      }),
    {},
  ],
  ['creating a contact', (client) => client.contacts.create({ body: contact }), withoutId],
  ['changing a contact', (client) => client.contacts.update({ params, body: contact }), withoutId],
  ['creating a billing address', (client) => client.billing.create({ body: address }), withoutId],
  ['changing a billing address', (client) => client.billing.update({ body: address }), withoutId],
  ['changing the profile', (client) => client.profile.updateMe({ body: { profile } }), withoutId],
  [
    'signing the waiver',
    (client) => client.waiver.accept({ body: acceptance }),
    expect.objectContaining({ waiver_accepted: false }),
  ],
  [
    'joining a waitlist',
    (client) => client.waitlist.join({ body: { session_id: 's1' } }),
    expect.objectContaining({ public_id: '', on_waitlist: true }),
  ],
  [
    'changing the notifications of a waitlist',
    (client) =>
      client.waitlist.updateNotifications({ params, body: { notify_email: true, notify_sms: false } }),
    withoutId,
  ],
  [
    'sending a message to a session',
    (client) => client.registeredSessions.sendMessage({ params, body: { message: 'Which door?' } }),
    withoutId,
  ],
  [
    'writing to the studio',
    (client) =>
      client.contact.send({
        body: {
          name: 'Dee',
          email: 'dee@example.test',
          topic: 'private',
          text: 'Is the floor free?',
          turnstile_token: 't',
        },
      }),
    {},
  ],
  [
    'joining the mailing list',
    (client) => client.newsletter.signUp({ body: { email: 'dee@example.test', turnstile_token: 't' } }),
    {},
  ],
  [
    'requesting a password reset',
    (client) => client.account.requestPasswordReset({ body: { email: 'dee@example.test' } }),
    { message: '' },
  ],
  [
    'setting a new password',
    (client) => client.account.confirmPasswordReset({ params: { uid: 'u', token: 't' }, body: password }),
    { message: '' },
  ],
  [
    'changing the password',
    (client) =>
      client.account.changePassword({ body: { old_password: 'Old!2026', new_password: 'Standard!2026' } }),
    { message: '' },
  ],
  ['verifying an address', (client) => client.account.verifyEmail({ body: { token: 't' } }), { message: '' }],
  ['resending the verification link', (client) => client.account.resendVerification(), { message: '' }],
  [
    'changing the profile (older reading)',
    (client) => client.profile.updateFeedProfile({ body: profile }),
    expect.objectContaining({ email: '', image_url: null }),
  ],
  [
    'uploading a picture (older reading)',
    (client) => client.profile.uploadFeedImage({ body: { profile_image: image } }),
    expect.objectContaining({ email: '', image_url: null }),
  ],
  [
    'cancelling a registration',
    (client) => client.registrations.cancel({ params, body: {} }),
    expect.objectContaining({ refund: null, message: '' }),
  ],
  [
    'cancelling by session id',
    (client) => client.registeredSessions.cancel({ params, body: {} }),
    expect.objectContaining({ registration: expect.objectContaining({ status: 'cancelled' }) as unknown }),
  ],
  [
    'feedback on a registration',
    (client) => client.registrations.feedback({ params, body: rating }),
    { rating: 0, comment: '', created_at: '' },
  ],
  [
    'feedback on a session',
    (client) => client.registeredSessions.feedback({ params, body: rating }),
    { rating: 0, comment: '', created_at: '' },
  ],
];

const sayingNothing: FakeResponse[] = [
  { text: '' },
  { status: 201, text: '' },
  { status: 204, text: '' },
  { json: {} },
  { json: null },
  { text: '<h1>Hello</h1>' },
];

test.each(changes)('%s is a success whatever the reply says', async (_, call, reading) => {
  for (const response of sayingNothing) {
    await expect(call(await clientReceiving(response))).resolves.toEqual(reading);
  }
});

test('responses to cancelling and feedback are read without loss', async () => {
  const { payments: _payments, cancellation: _cancellation, ...registration } = registered.registration;
  const cancelled = cancellation.parse({
    registration: { ...registration, status: 'cancelled' },
    refund: {
      amount: '75.00',
      status: 'failed',
      returned_amount: '38.00',
      owed_amount: '37.00',
      parts: [
        { to: 'card', amount: '37.00', returned_amount: '0.00' },
        { to: 'credit', amount: '38.00', returned_amount: '38.00' },
      ],
    },
    message: 'Cancelled.',
  });
  const withoutAmounts = { ...cancelled, refund: { amount: '75.00', status: 'failed' } };
  const read = await (
    await clientReceiving({ json: withoutAmounts })
  ).registrations.cancel({ params, body: {} });
  expect(read.refund).toMatchObject({
    returned_amount: '0.00',
    owed_amount: '75.00',
    parts: [{ to: 'card', amount: '75.00', returned_amount: '0.00' }],
  });
  const given = feedback.parse({ rating: 4, comment: 'Good', created_at: '2026-03-14T18:30:00-04:00' });
  await expect(
    (await clientReceiving({ json: cancelled })).registrations.cancel({ params, body: {} }),
  ).resolves.toEqual(cancelled);
  await expect(
    (await clientReceiving({ json: given })).registeredSessions.feedback({ params, body: rating }),
  ).resolves.toEqual(given);
});

/** Calls that may leave a payment to the bank: only the response says so. */
const payments: [string, Operation, Calling][] = [
  [
    'registering',
    'register',
    (client) => client.registrations.register({ body: { session_id: 's1', amount: '75.00' } }),
  ],
  [
    'registering as a guest',
    'guestRegister',
    (client) =>
      client.registrations.guestRegister({
        body: {} as Parameters<typeof client.registrations.guestRegister>[0]['body'],
      }),
  ],
  ['paying', 'pay', (client) => client.registrations.pay({ params, body: { payment_method_id: 'pm_1' } })],
  [
    'confirming a payment',
    'pay',
    (client) => client.registrations.confirmPayment({ params, body: { client_secret: 'secret' } }),
  ],
];

test.each(payments)(
  '%s with an empty success leaves reading the state to the caller',
  async (_, operation, call) => {
    for (const response of sayingNothing) {
      const error = await failed(call(await clientReceiving(response)));
      expect(error).toMatchObject({ kind: 'unreadable' });
      expect(describe(error, operation)).toMatchObject({
        outcome: 'unknown',
        message: expect.stringContaining('could not confirm whether this went through') as unknown,
      });
    }
  },
);

test('a read call with an empty response is a known failure', async () => {
  const error = await failed((await clientReceiving({ text: '' })).profile.me());
  expect(error).toMatchObject({ kind: 'unreadable', outcome: 'known' });
});
