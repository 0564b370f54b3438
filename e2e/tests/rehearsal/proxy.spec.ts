import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/rehearsal.ts';
import type { Rehearsal } from '../../rehearsal/start-rehearsal.ts';

const cacheState = (reply: Response) => reply.headers.get('x-cache');

/** The texts of everything that nginx has stored. */
async function storedResponses({ proxyFolder }: Rehearsal): Promise<string[]> {
  const folder = join(proxyFolder, 'cache');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
  );
}

/** The response of the HTTP port of nginx, without following a redirect. */
async function plainRequest({ ports }: Rehearsal, host: string, path: string) {
  const [response] = (await once(
    httpRequest({ host: '127.0.0.1', port: ports.http, path, headers: { host } }).end(),
    'response',
  )) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, location: response.headers.location };
}

/** Tries a verification link that does not exist, from an address of loopback. Returns the status. */
async function tryLink({ addresses }: Rehearsal, localAddress: string, forwarded: string): Promise<number> {
  const body = JSON.stringify({ token: 'no-such-token' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
  const url = `${addresses.api}/auth/verify-email/`;
  const request = httpsRequest(url, { method: 'POST', headers, localAddress, agent: false }).end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode ?? 0;
}

test('HTTP redirects to HTTPS, and every app asks browsers to keep to it', async ({ rehearsal }) => {
  const { addresses } = rehearsal;
  for (const address of [addresses.site, addresses.portal, addresses.api]) {
    const { hostname, origin } = new URL(address);
    const plain = await plainRequest(rehearsal, hostname, '/a/b?c=d');
    expect(plain).toEqual({ status: 301, location: `${origin}/a/b?c=d` });
    const reply = await fetch(`${origin}/healthz`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
  }
});

test('visitors without a cookie share stored pages, and others never do', async ({ rehearsal }) => {
  const { site } = rehearsal.addresses;
  for (const path of ['/', '/training', '/the-standard']) {
    const url = `${site}${path}`;
    await expect.poll(async () => cacheState(await fetch(url)), { timeout: 30_000 }).toBe('HIT');
    const owned: Record<string, string>[] = [{ cookie: 'member=1' }, { authorization: 'Bearer token' }];
    for (const headers of owned) expect(cacheState(await fetch(url, { headers }))).toBe('BYPASS');
    const ids = [await fetch(url), await fetch(url)].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
  }
});

test('no stored response contains data of a member, and only the public site is stored', async ({
  rehearsal,
  studio,
}) => {
  const { api, site, portal } = rehearsal.addresses;
  const guest = await studio.member({ lastName: 'Unmistakable' });
  const session = await studio.session();
  await studio.register(guest, session);
  const signIn = await fetch(`${api}/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: guest.email, password: guest.password }),
  });
  const { access } = (await signIn.json()) as { access: string };
  const headers = { authorization: `Bearer ${access}`, cookie: 'signed-in=1' };
  const own = await fetch(`${api}/me/`, { headers });
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(await own.text()).toContain('Unmistakable');
  for (const url of [
    `${api}/training/registrations/`,
    `${api}/training/sessions/upcoming/`,
    `${portal}/dashboard`,
    `${portal}/session-bridge`,
    `${site}/`,
    `${site}/training?session=${session.id}`,
  ]) {
    for (const asked of [headers, {}]) await (await fetch(url, { headers: asked })).text();
  }
  const stored = await storedResponses(rehearsal);
  expect(stored.length).toBeGreaterThan(0);
  for (const text of stored) {
    expect(text).toMatch(/KEY: https:\/\/www\./);
    for (const secret of [guest.email, guest.lastName, access]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/^set-cookie:|cache-control: .*(private|no-store)/im);
  }
});

test('the API limits a client by the address that nginx sees, not by the one that the client claims', async ({
  rehearsal,
}) => {
  const attempts = async (localAddress: string) => {
    const statuses: number[] = [];
    for (let n = 1; n <= 61; n += 1) statuses.push(await tryLink(rehearsal, localAddress, `198.51.100.${n}`));
    return statuses.filter((status) => status === 429).length;
  };
  expect(await attempts('127.0.0.2')).toBeGreaterThan(0);
  expect(await tryLink(rehearsal, '127.0.0.3', '127.0.0.2')).toBe(400);
  // Positive control: 127.0.0.1 is a trusted proxy, whose claims count.
  expect(await attempts('127.0.0.1')).toBe(0);
});

test('a browser finds a valid certificate, no mixed content and no error', async ({ page, rehearsal }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${rehearsal.addresses.site}/training`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  await page.goto(`${rehearsal.addresses.portal}/login`);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(errors).toEqual([]);
});
