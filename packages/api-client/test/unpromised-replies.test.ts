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

/**
 * Calls whose response the specification does not show (SPEC-B 7.1, 7.2, 7.6, 7.7), with the result of reading an empty
 * one.
 */
const unspecified: [string, Calling, unknown][] = [
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

const empty: FakeResponse[] = [
  { text: '' },
  { status: 201, text: '' },
  { status: 204, text: '' },
  { json: {} },
];

test.each(unspecified)('%s accepts an empty response', async (_, call, reading) => {
  for (const response of empty) {
    await expect(call(await clientReceiving(response))).resolves.toEqual(reading);
  }
});

test.each(unspecified)(
  '%s with an HTML response is neither a success nor a known failure',
  async (_, call) => {
    expect(await failed(call(await clientReceiving({ text: '<h1>Hello</h1>' })))).toMatchObject({
      kind: 'unreadable',
      outcome: 'unknown',
    });
  },
);

test('responses to cancelling and feedback are read without loss', async () => {
  const { payments: _payments, cancellation: _cancellation, ...registration } = registered.registration;
  const cancelled = cancellation.parse({
    registration: { ...registration, status: 'cancelled' },
    refund: { amount: '75.00', status: 'failed', returned_amount: '38.00', owed_amount: '37.00' },
    message: 'Cancelled.',
  });
  const withoutAmounts = { ...cancelled, refund: { amount: '75.00', status: 'failed' } };
  const read = await (
    await clientReceiving({ json: withoutAmounts })
  ).registrations.cancel({ params, body: {} });
  expect(read.refund).toMatchObject({ returned_amount: '0.00', owed_amount: '75.00' });
  const given = feedback.parse({ rating: 4, comment: 'Good', created_at: '2026-03-14T18:30:00-04:00' });
  await expect(
    (await clientReceiving({ json: cancelled })).registrations.cancel({ params, body: {} }),
  ).resolves.toEqual(cancelled);
  await expect(
    (await clientReceiving({ json: given })).registeredSessions.feedback({ params, body: rating }),
  ).resolves.toEqual(given);
});

const address = {
  address: '1 Woodward',
  address2: '',
  city: 'Detroit',
  state: 'MI',
  postal_code: '48201',
  country: 'US',
} as const;
const acceptance = {
  waiver_accepted: true,
  payment_consent: true,
  signature: 'data:image/png;base64,',
} as const;

/** Calls whose response a screen needs, although no specification shows it (SPEC-B 7.3, 7.4, 7.6). */
const needed: [string, Operation, Calling][] = [
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
  ['accepting the waiver', 'acceptWaiver', (client) => client.waiver.accept({ body: acceptance })],
  ['creating a billing address', 'saveBillingAddress', (client) => client.billing.create({ body: address })],
  ['updating a billing address', 'saveBillingAddress', (client) => client.billing.update({ body: address })],
];

test.each(needed)('%s with an empty success response has an unknown outcome', async (_, operation, call) => {
  const error = await failed(call(await clientReceiving({ status: 201, text: '' })));
  expect(describe(error, operation)).toMatchObject({
    outcome: 'unknown',
    message: expect.stringContaining('could not confirm whether this went through') as unknown,
  });
});

test('a read call with an empty response is a known failure', async () => {
  const error = await failed((await clientReceiving({ text: '' })).profile.me());
  expect(error).toMatchObject({ kind: 'unreadable', outcome: 'known' });
});
