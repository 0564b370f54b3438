import { problems } from '@detroit-well/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provedHuman } from './human.ts';
import { testServer, type TestServer } from './server.ts';

const password = 'Standard!2026';
let server: TestServer;
let serial = 0;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());

async function newcomer() {
  const email = `newcomer${(serial += 1)}@demo.test`;
  const turnstile_token = await provedHuman(server);
  const body = { email, password, confirm_password: password, turnstile_token };
  const response = await server.call('POST', '/users/register/', { body });
  const tokens = response.body['tokens'] as { access: string; refresh: string };
  return { email, response, tokens };
}

const signIn = (email: string, secret = password) =>
  server.call('POST', '/token/', { body: { email, password: secret } });
const refresh = (token: string) => server.call('POST', '/token/refresh/', { body: { refresh: token } });
const allMails = async (to: string) => {
  const reply = await server.app.inject({
    url: `/dev/outbox?to=${encodeURIComponent(to)}`,
    headers: { accept: 'application/json' },
  });
  return reply.json<{ mails: { subject: string; template: string; links: { url: string }[] }[] }>().mails;
};
const lastMail = async (to: string) => (await allMails(to))[0];

describe('sign-up', () => {
  it('creates an account, returns tokens, and emails a link that verifies the address without signing anyone in', async () => {
    const { email, response, tokens } = await newcomer();
    expect(response.status).toBe(201);
    expect((await server.call('GET', '/me/', { token: tokens.access })).body).toMatchObject({ email });
    const mail = await lastMail(email);
    expect(mail?.template).toBe('welcome');
    const path = new URL(mail?.links[0]?.url ?? '').pathname;
    for (const end of ['', '.', '%3E', ')', '%E3%80%82'])
      expect((await server.app.inject({ url: path + end })).body).toContain('One press');
    // A mail program may cut the link too late.
    const pressed = await server.app.inject({ method: 'POST', url: `${path}.` });
    expect(pressed.body).toContain('Your email address is verified');
    expect(pressed.headers['set-cookie']).toBeUndefined();
    expect((await server.app.inject({ method: 'POST', url: path })).statusCode).toBe(400);
    // Opening the link again, or a wrong one, shows that before the person presses the button.
    for (const url of [path, '/verify-email/guessed']) {
      const { statusCode, body } = await server.app.inject({ url });
      expect([statusCode, body]).toEqual([400, expect.stringContaining('This link cannot be used')]);
    }
  });

  it('rejects a known address with a field error', async () => {
    const { email } = await newcomer();
    const turnstile_token = await provedHuman(server);
    const body = { email: email.toUpperCase(), password, confirm_password: password, turnstile_token };
    const again = await server.call('POST', '/users/register/', { body });
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({
      code: 'validation_failed',
      email: ['An account with this email already exists.'],
    });
    expect(again.body['request_id']).toBe(again.headers['x-request-id']);
  });

  it('rejects each invalid field with its own message', async () => {
    const body = { email: 'nobody', password: 'short', confirm_password: 'other', turnstile_token: '' };
    const { status, body: problem } = await server.call('POST', '/users/register/', { body });
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      email: ['Please enter a valid email address'],
      confirm_password: ['Passwords do not match.'],
      turnstile_token: ['Security verification is required. Please complete the verification.'],
    });
  });

  it('accepts a human-check token only once', async () => {
    const turnstile_token = await provedHuman(server);
    const register = (email: string) =>
      server.call('POST', '/users/register/', {
        body: { email, password, confirm_password: password, turnstile_token },
      });
    expect((await register('once1@demo.test')).status).toBe(201);
    const second = await register('once2@demo.test');
    expect(second.status).toBe(400);
    expect(second.body).toMatchObject({
      turnstile_token: [expect.stringContaining('Security verification')],
    });
  });
});

describe('a repeated sign-up', () => {
  it('with the same key creates one account, sends one email, and returns the same response without tokens', async () => {
    const email = `repeated${(serial += 1)}@demo.test`;
    const turnstile_token = await provedHuman(server);
    const body = { email, password, confirm_password: password, turnstile_token };
    const send = () =>
      server.call('POST', '/users/register/', { body, headers: { 'idempotency-key': email } });
    const first = await send();
    const second = await send();
    expect([first.status, second.status]).toEqual([201, 201]);
    const { tokens, ...rest } = first.body;
    expect(tokens).toBeDefined();
    expect(second.body).toEqual(rest);
    expect(await allMails(email)).toHaveLength(1);
  });
});

describe('sign-in', () => {
  it('returns tokens that name the user and expire after five minutes', async () => {
    const { email } = await newcomer();
    const { status, body } = await signIn(` ${email.toUpperCase()} `);
    expect(status).toBe(200);
    const payload = JSON.parse(atob(String(body['access']).split('.')[1] ?? '')) as Record<string, unknown>;
    const now = server.clock.now().getTime() / 1000;
    expect(payload).toMatchObject({ user_public_id: expect.any(String), email, exp: now + 300 });
  });

  it('returns the same problem for a wrong password as for an unknown address', async () => {
    const { email } = await newcomer();
    const wrong = await signIn(email, 'Wrong!2026');
    const unknown = await signIn('stranger@demo.test', 'Wrong!2026');
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect(wrong.body['non_field_errors']).toEqual([problems.invalid_credentials.text]);
  });

  it('rejects an expired access token', async () => {
    const { tokens } = await newcomer();
    server.clock.pass(299);
    expect((await server.call('GET', '/me/', { token: tokens.access })).status).toBe(200);
    server.clock.pass(2);
    const late = await server.call('GET', '/me/', { token: tokens.access });
    expect(late.status).toBe(401);
  });
});

describe('the refresh token', () => {
  it('is replaced at every use', async () => {
    const { tokens } = await newcomer();
    const next = await refresh(tokens.refresh);
    expect(next.status).toBe(200);
    expect(next.body['refresh']).not.toBe(tokens.refresh);
    expect((await refresh(String(next.body['refresh']))).status).toBe(200);
  });

  it('returns the same successor when it is sent again within 30 seconds of a lost response', async () => {
    const { tokens } = await newcomer();
    const first = await refresh(tokens.refresh);
    server.clock.pass(30);
    const again = await refresh(tokens.refresh);
    expect(again.status).toBe(200);
    expect(again.body['refresh']).toBe(first.body['refresh']);
  });

  it.each([
    ['after the grace period', 31, 1],
    ['two generations late', 0, 2],
  ])('ends the whole sign-in session when an old one is used %s', async (_name, seconds, generations) => {
    const { tokens } = await newcomer();
    let newest = tokens.refresh;
    for (let turn = 0; turn < generations; turn += 1)
      newest = String((await refresh(newest)).body['refresh']);
    server.clock.pass(seconds);
    const reused = await refresh(tokens.refresh);
    expect(reused.status).toBe(401);
    expect(reused.body['code']).toBe('token_invalid');
    expect((await refresh(newest)).status).toBe(401);
  });

  it('returns the same successor for two concurrent refreshes', async () => {
    const { tokens } = await newcomer();
    const [a, b] = await Promise.all([refresh(tokens.refresh), refresh(tokens.refresh)]);
    expect(a.body['refresh']).toBe(b.body['refresh']);
  });

  it('expires 14 days after sign-in, however often it is used', async () => {
    const { tokens } = await newcomer();
    server.clock.pass(13 * 86_400);
    const next = await refresh(tokens.refresh);
    expect(next.status).toBe(200);
    server.clock.pass(86_400);
    expect((await refresh(String(next.body['refresh']))).status).toBe(401);
  });

  it('invalidates a recent access token as well when the sign-in session ends', async () => {
    const { tokens } = await newcomer();
    server.clock.pass(14 * 86_400 - 60);
    const { body } = await refresh(tokens.refresh);
    const token = String(body['access']);
    server.clock.pass(59);
    expect((await server.call('GET', '/me/', { token })).status).toBe(200);
    server.clock.pass(1);
    const over = await server.call('GET', '/me/', { token });
    expect([over.status, over.body['code']]).toEqual([401, 'token_invalid']);
  });

  it('is rejected after sign-out, and so is the access token', async () => {
    const { tokens } = await newcomer();
    expect((await server.call('POST', '/auth/logout/', { body: { refresh: tokens.refresh } })).status).toBe(
      204,
    );
    expect((await refresh(tokens.refresh)).status).toBe(401);
    expect((await server.call('GET', '/dashboard/', { token: tokens.access })).status).toBe(401);
  });
});

describe('setting a new password', () => {
  it('by an emailed link ends every sign-in session, and the link works once', async () => {
    const { email, tokens } = await newcomer();
    const asked = await server.call('POST', '/users/password/reset/', { body: { email } });
    const unknown = await server.call('POST', '/auth/password-reset/', {
      body: { email: 'stranger@demo.test' },
    });
    expect(asked.body['message']).toBe(unknown.body['message']);
    const path = new URL((await lastMail(email))?.links[0]?.url ?? '').pathname.replace(
      '/reset-password/',
      '',
    );
    const body = { password: 'Another!2026', confirm_password: 'Another!2026' };
    expect((await server.call('POST', `/users/password/reset/${path}/`, { body })).status).toBe(200);
    expect((await server.call('GET', '/me/', { token: tokens.access })).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    expect((await signIn(email, 'Another!2026')).status).toBe(200);
    const again = await server.call('POST', `/users/password/reset/${path}/`, { body });
    expect(again.body['code']).toBe('reset_link_invalid');
  });

  it.each([
    ['another of them', 'link'],
    ['a change while signed in', 'change'],
  ] as const)('invalidates every open reset link: %s', async (_name, way) => {
    const { email, tokens } = await newcomer();
    const other = await newcomer();
    for (const who of [email, email, other.email]) {
      await server.call('POST', '/users/password/reset/', { body: { email: who } });
    }
    const links = async (of: string) =>
      (await allMails(of))
        .filter(({ template }) => template === 'reset_password')
        .map(({ links: [link] }) => new URL(link?.url ?? '').pathname.replace('/reset-password/', ''));
    const [first, second] = await links(email);
    const use = (link: string | undefined) =>
      server.call('POST', `/users/password/reset/${link}/`, {
        body: { password: 'Another!2026', confirm_password: 'Another!2026' },
      });
    const body = { old_password: password, new_password: 'Another!2026' };
    const { access: token } = tokens;
    const renewed =
      way === 'link'
        ? await use(first)
        : await server.call('POST', '/users/password/change/', { token, body });
    expect(renewed.status).toBe(200);
    expect((await use(second)).body['code']).toBe('reset_link_invalid');
    expect((await use(first)).body['code']).toBe('reset_link_invalid');
    // Links of other accounts and links requested afterwards still work.
    expect((await use((await links(other.email))[0])).status).toBe(200);
    await server.call('POST', '/users/password/reset/', { body: { email } });
    expect((await use((await links(email))[0])).status).toBe(200);
  });

  it('while signed in ends every other sign-in session and keeps the current one', async () => {
    const { email, tokens } = await newcomer();
    const other = (await signIn(email)).body as { access: string };
    const change = (old_password: string) =>
      server.call('POST', '/users/password/change/', {
        token: tokens.access,
        body: { old_password, new_password: 'Another!2026' },
      });
    expect((await change('Wrong!2026')).body).toMatchObject({ old_password: [expect.any(String)] });
    expect((await change(password)).status).toBe(200);
    expect((await server.call('GET', '/me/', { token: tokens.access })).status).toBe(200);
    expect((await server.call('GET', '/me/', { token: other.access })).status).toBe(401);
  });
});
