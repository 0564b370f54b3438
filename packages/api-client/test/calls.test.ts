import { expect, test } from 'vitest';
import { describe } from '../src/errors/index.ts';
import { ApiError, batch, isUnknownOutcome, isUnprocessed, newIdempotencyKey } from '../src/index.ts';
import type { RealServer } from './real-server.ts';
import { realServer } from './real-server.ts';
import { failed, retryingClient, session } from './retrying-client.ts';

const guest = {
  user_data: {
    first_name: 'Dee',
    last_name: 'Troit',
    email: 'dee@example.test',
    password: 'Standard!2026',
    address: '1 Woodward',
    city: 'Detroit',
    state: 'MI',
    zip: '48201',
    country: 'US',
    gender: 'female',
    date_of_birth: '1990-01-01',
  },
  session_id: 's1',
  payment_plan: 'full',
  payment_method_id: 'pm_1',
  waiver_signed: true,
  payment_consent: true,
  join_waitlist: false,
} as const;

test('a call whose response was lost is retried with the same key and body', async () => {
  const result = { registration: { public_id: 'r1' }, payment: null, message: 'Registration successful!' };
  const server: RealServer = await realServer(() =>
    server.seen.length < 3 ? 'cut' : { status: 201, json: result },
  );
  const { client } = retryingClient(server.url);
  const idempotencyKey = newIdempotencyKey();
  const done = await client.registrations.guestRegister({ body: guest }, { idempotencyKey });
  expect(done.registration.public_id).toBe('r1');
  expect(server.seen.map((one) => one.key)).toEqual([idempotencyKey, idempotencyKey, idempotencyKey]);
  expect(new Set(server.seen.map((one) => one.body)).size).toBe(1);
});

test('a call that the server is still processing is retried', async () => {
  const server: RealServer = await realServer(() =>
    server.seen.length === 1
      ? { status: 409, json: { code: 'in_progress', message: 'wait' } }
      : { json: { registration: { public_id: 'r1' } } },
  );
  const { client } = retryingClient(server.url);
  await client.registrations.guestRegister({ body: guest });
  expect(server.seen[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(server.seen[1]?.key).toBe(server.seen[0]?.key);
});

test('the outcome is unknown when no response ever arrives', async () => {
  const server: RealServer = await realServer(() => 'cut');
  const { client } = retryingClient(server.url);
  const error = await failed(client.registrations.guestRegister({ body: guest }));
  expect(isUnknownOutcome(error)).toBe(true);
  expect(server.seen).toHaveLength(4);
});

test('only a 401 and a 429 are rejected before the server processes the call', () => {
  const unprocessed = [400, 401, 403, 409, 429, 500].filter((status) =>
    isUnprocessed(new ApiError({ kind: 'refused', message: 'No', status })),
  );
  expect(unprocessed).toEqual([401, 429]);
  expect(isUnprocessed(new Error('No'))).toBe(false);
});

test('a problem response has a known outcome and its field errors', async () => {
  const json = {
    message: 'No',
    code: 'validation_failed',
    user_data: { email: ['Valid email is required'] },
  };
  const server: RealServer = await realServer(() => ({ status: 400, json }));
  const { client } = retryingClient(server.url);
  const error = await failed(client.registrations.guestRegister({ body: guest }));
  expect(error).toMatchObject({
    outcome: 'known',
    code: 'validation_failed',
    fieldErrors: { 'user_data.email': ['Valid email is required'] },
  });
  expect(server.seen).toHaveLength(1);
});

test.each([
  [403, { code: 'permission_denied', permission: 'refunds.write', who_may: ['owner', 'manager'] }],
  [
    409,
    { code: 'version_conflict', theirs: { weekdays: ['friday'] }, base: { weekdays: ['monday'] }, yours: {} },
  ],
  [409, { code: 'preview_changed', preview: { edited_fields: ['title'] } }],
])('the members of a %i that are no field errors stay out of them', async (status, more) => {
  const server: RealServer = await realServer(() => ({ status, json: { message: 'No', ...more } }));
  const { client } = retryingClient(server.url);
  const error = await failed(client.registrations.guestRegister({ body: guest }));
  expect(error).toMatchObject({ code: more.code, details: more });
  expect(error).toHaveProperty('fieldErrors', {});
});

test('read calls send no idempotency key', async () => {
  const server: RealServer = await realServer(() => ({ json: { items: [] } }));
  await retryingClient(server.url).client.navigation.menu();
  expect(server.seen[0]?.key).toBeUndefined();
});

test('a page that is not JSON is unreadable', async () => {
  const server: RealServer = await realServer(() => ({ text: '<h1>Hello</h1>' }));
  const error = await failed(retryingClient(server.url).client.sessions.list());
  expect(error).toMatchObject({
    kind: 'unreadable',
    sentence: 'Invalid session data format received from server',
  });
});

test('absent query values are not sent', async () => {
  const server: RealServer = await realServer(() => ({ json: [] }));
  const query = { category: 'Skate//Well', upcoming_only: true, program: undefined, difficulty: '' };
  await retryingClient(server.url).client.sessions.list({ query });
  expect(server.seen[0]?.path).toBe('/training/sessions/?category=Skate%2F%2FWell&upcoming_only=true');
});

test('a picture is sent as a multipart part, with the profile as JSON', async () => {
  const profile = { first_name: 'Dee', last_name: 'Troit', display_name: 'Dee' };
  const server: RealServer = await realServer(() => ({ json: { profile } }));
  const image = new File(['png'], 'me.png', { type: 'image/png' });
  const { client } = retryingClient(server.url, { session: signedIn });
  await client.profile.updateMe({ body: { profile, image } });
  await client.profile.updateMe({ body: { profile } });
  expect(server.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(server.seen[0]?.body).toContain(JSON.stringify(profile));
  expect(server.seen[0]?.body).toContain('filename="me.png"');
  expect(server.seen[1]?.body).toBe(JSON.stringify({ profile }));
});

const signedIn = {
  accessToken: () => Promise.resolve('t1'),
  refresh: () => Promise.resolve(null),
  end: () => Promise.resolve(),
};

test('a file is returned as a blob with its type, and a problem response throws', async () => {
  const server: RealServer = await realServer(() =>
    server.seen.length === 1
      ? { text: '%PDF-1.7', headers: { 'Content-Type': 'application/pdf' } }
      : { status: 404, json: { message: 'Nothing signed yet' } },
  );
  const { client } = retryingClient(server.url, { session: signedIn });
  const file = await client.waiver.download();
  expect(file.type).toBe('application/pdf');
  await expect(file.text()).resolves.toBe('%PDF-1.7');
  expect(await failed(client.waiver.download())).toMatchObject({
    status: 404,
    sentence: 'Nothing signed yet',
  });
});

test('a batch returns all results in order, including a failed one', async () => {
  const server: RealServer = await realServer((seen) =>
    seen.path.includes('/bad/') ? { status: 404 } : { json: { public_id: seen.path.split('/')[3] } },
  );
  const { client } = retryingClient(server.url);
  const results = await batch(
    ['a', 'bad', 'c'].map((id) => () => client.sessions.detail({ params: { id } })),
  );
  expect(results.map((one) => (one.ok ? one.value.public_id : 'failed'))).toEqual(['a', 'failed', 'c']);
});

test('a missing availability call falls back to the session (SPEC-B 4)', async () => {
  const full = { ...session, max_participants: 10, available_spots: 0 };
  const server: RealServer = await realServer((seen) =>
    seen.path.includes('availability') ? { status: 404 } : { json: full },
  );
  const { client } = retryingClient(server.url);
  await expect(client.sessions.availability({ params: { id: 's1' } })).resolves.toMatchObject({
    can_register: false,
    is_full: true,
    current_registrations: 10,
  });
});

test('waitlist: a 404 means not waiting on status, nothing on leave, and not available on join', async () => {
  const server: RealServer = await realServer(() => ({ status: 404 }));
  const { client } = retryingClient(server.url, { session: signedIn });
  const params = { id: 's1' };
  await expect(client.waitlist.status({ params })).resolves.toMatchObject({ on_waitlist: false });
  await expect(client.waitlist.leave({ params })).rejects.toMatchObject({ status: 404 });
  const missing = await failed(client.waitlist.join({ body: { session_id: 's1' } }));
  expect(missing).toMatchObject({ code: 'waitlist_unavailable', status: 404 });
  expect(describe(missing, 'joinWaitlist').message).toBe('The waitlist is not available for this session.');
  const trusting = retryingClient(server.url, { session: signedIn, assumeWaitlistAccepted: true }).client;
  await expect(trusting.waitlist.join({ body: { session_id: 's1' } })).resolves.toMatchObject({
    on_waitlist: true,
  });
});
