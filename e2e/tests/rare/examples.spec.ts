import { readFile } from 'node:fs/promises';
import { createClient } from '@detroit-well/api-client';
import { freePort } from '@detroit-well/scripts/ports';
import { openFaultProxy } from '../../fixtures/fault-proxy.ts';
import { newGuest } from '../../fixtures/guest.ts';
import { runExample, withExample } from '../../fixtures/run-example.ts';
import type { Member, Studio, StudioSession } from '../../fixtures/studio.ts';
import { expect, test } from '../../fixtures/test.ts';

const { execPath: node } = process;

/** A session early enough to be on the first page of every list. */
const earlySession = (studio: Studio): Promise<StudioSession> =>
  studio.session({ startsIn: { minutes: 10 }, places: 7 });

/** As many sessions as an example lists. */
async function fiveSessions(studio: Studio): Promise<StudioSession> {
  for (let count = 0; count < 4; count += 1) await studio.session();
  return earlySession(studio);
}

/** The next sessions of the studio, as anyone lists them. */
const upcoming = async (api: string, limit?: number) =>
  (await createClient({ baseUrl: api }).sessions.upcoming({ query: { limit } })).upcoming_sessions;

const registrationsIn = async ({ client }: Member, { id }: StudioSession) =>
  (await client.registrations.list()).filter(({ session_id }) => session_id === id);

const registered = [expect.objectContaining({ status: 'confirmed', payment_status: 'paid' })];

test.describe('the Node script', () => {
  const command = (session: StudioSession) => [node, 'register.ts', session.id];
  const settings = (api: string, { email, password }: Member, sessionFile: string) => ({
    API_URL: api,
    EMAIL: email,
    PASSWORD: password,
    SESSION_FILE: sessionFile,
  });

  test('lists sessions, and after a declined card registers with the next one', async ({
    addresses: { api },
    studio,
  }, testInfo) => {
    const member = await studio.member();
    const session = await earlySession(studio);
    const { code, output } = await runExample('node-script', command(session), {
      ...settings(api, member, testInfo.outputPath('session.json')),
      CARDS: '4000 0000 0000 0002,4242 4242 4242 4242',
    });
    expect(output).toContain(`Signing in as ${member.email}.`);
    expect(output).toContain(session.id);
    expect(output).toContain('The card ending in 0002 was declined.');
    expect(output).toContain(`Registered for ${session.title}: confirmed.`);
    expect(code).toBe(0);
    expect(await registrationsIn(member, session)).toEqual(registered);
  });

  test('repeats a registration without a response and registers once', async ({
    addresses: { apiOrigin },
    studio,
  }, testInfo) => {
    const member = await studio.member();
    const session = await studio.session();
    const proxy = await openFaultProxy(() => Number(new URL(apiOrigin).port));
    const path = '/training/registrations/register/';
    // The client sends a call four times before it reports an unknown outcome.
    proxy.when({ path, times: 4, fault: { kind: 'cut' } });
    const { code, output } = await runExample(
      'node-script',
      command(session),
      settings(`http://localhost:${proxy.port}/api/v2`, member, testInfo.outputPath('session.json')),
    );
    expect(proxy.seen.filter((call) => call.includes(path))).toHaveLength(5);
    await proxy.close();
    expect(output).toContain('Repeating it with the same key.');
    expect(output).toContain(`Registered for ${session.title}: confirmed.`);
    expect(code).toBe(0);
    expect(await registrationsIn(member, session)).toEqual(registered);
  });

  test('joins the waitlist of a full session', async ({ addresses: { api }, studio }, testInfo) => {
    const full = await studio.session({ places: 1 });
    await studio.register(await studio.member(), full);
    const member = await studio.member();
    const { code, output } = await runExample(
      'node-script',
      command(full),
      settings(api, member, testInfo.outputPath('session.json')),
    );
    expect(output).toContain('The session is full. You are number 1 on the waitlist.');
    expect(code).toBe(0);
    expect(await registrationsIn(member, full)).toEqual([]);
  });

  test('keeps its sign-in, and signs in again when it has ended', async ({
    addresses: { api },
    studio,
  }, testInfo) => {
    const member = await studio.member();
    const sessionFile = testInfo.outputPath('session.json');
    const run = async () => {
      const session = await studio.session();
      const { output } = await runExample(
        'node-script',
        command(session),
        settings(api, member, sessionFile),
      );
      expect(output).toContain(`Registered for ${session.title}: confirmed.`);
      return output.includes('Signing in as');
    };
    expect(await run()).toBe(true);
    expect(await run()).toBe(false);
    const { refresh } = JSON.parse(await readFile(sessionFile, 'utf8')) as { refresh: string };
    const signedOut = await fetch(`${api}/auth/logout/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh }),
    });
    expect(signedOut.ok).toBe(true);
    expect(await run()).toBe(true);
  });
});

test('the plain page registers a guest', async ({ page, addresses: { api }, studio }) => {
  const guest = newGuest();
  const session = await earlySession(studio);
  await withExample('plain-html', [node, 'serve.mjs'], { API_URL: api, PORT: '0' }, async (address) => {
    await page.goto(address);
    const options = page.getByLabel('Session').locator('option');
    await expect(options).not.toHaveCount(0);
    await page.getByLabel('Session').selectOption(session.id);
    const fields = {
      'First name': guest.firstName,
      'Last name': guest.lastName,
      Email: guest.email,
      Password: guest.password,
      'Street address': '2934 Russell Street',
      City: 'Detroit',
      State: 'MI',
      'ZIP code': '48207',
      'Date of birth': '1981-06-03',
      'Card number': '4000 0000 0000 0002',
      Expires: '2034-12',
      'Security code': '123',
    };
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    await page.getByText('Liability waiver and payment terms').click();
    await expect(page.locator('#waiver')).not.toBeEmpty();
    await page.getByLabel('I accept the liability waiver').check();
    await page.getByLabel('I accept the payment terms').check();
    const register = page.getByRole('button', { name: 'Register' });
    await register.click();
    await expect(page.getByRole('status')).toContainText('Your bank declined this card.');
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await register.click();
    await expect(page.getByRole('status')).toHaveText(`You are registered for ${session.title}.`);
    expect(await studio.registrationsOf(guest)).toEqual(registered);
  });
});

test('the React page lists sessions and asks for the spots of one', async ({ page, addresses, studio }) => {
  const { api, apiOrigin } = addresses;
  const preview = ['node_modules/.bin/vite', 'preview', '--strictPort', '--port', String(await freePort())];
  await withExample('react-tanstack-query', preview, { API_ORIGIN: apiOrigin }, async (address) => {
    const own = await fiveSessions(studio);
    const headings = page.getByRole('heading', { level: 2 });
    // A session may begin between the two lists.
    await expect(async () => {
      await page.goto(address);
      const sessions = await upcoming(api, 5);
      await expect(headings).toHaveText(
        sessions.map(({ title }) => title),
        { timeout: 5_000 },
      );
    }).toPass();
    const item = page.getByRole('listitem').filter({ hasText: own.title });
    await item.getByRole('button', { name: 'Check spots' }).click();
    await expect(item.getByRole('status')).toHaveText('7 spots left');
  });
});

test('the Express server lists open sessions and reports problems', async ({
  addresses: { api },
  studio,
}) => {
  await withExample('express-server', [node, 'server.ts'], { API_URL: api, PORT: '0' }, async (address) => {
    const own = await fiveSessions(studio);
    const open = (await upcoming(api)).filter(({ is_full }) => !is_full);
    const list = (await (await fetch(`${address}/sessions`)).json()) as { id: string }[];
    expect(list).toHaveLength(5);
    expect(open.map(({ public_id }) => public_id)).toEqual(expect.arrayContaining(list.map(({ id }) => id)));
    expect(list.map(({ id }) => id)).toContain(own.id);
    const one = await fetch(`${address}/sessions/${own.id}`);
    expect(await one.json()).toMatchObject({ public_id: own.id, title: own.title });
    const none = await fetch(`${address}/sessions/none`);
    expect(none.status).toBe(404);
    expect(await none.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) });
  });
});

test.describe('the Python script', () => {
  const register = (session: StudioSession, settings: Readonly<Record<string, string>>) =>
    runExample('python', ['python3', 'register.py', session.id], settings);
  const settingsOf = (api: string, { email, password }: Member) => ({
    API_URL: api,
    EMAIL: email,
    PASSWORD: password,
  });

  test('shows the message of a declined card, and registers with another', async ({
    addresses: { api },
    studio,
  }) => {
    const member = await studio.member();
    const session = await studio.session();
    const declined = await register(session, { ...settingsOf(api, member), CARD: '4000 0000 0000 0002' });
    expect(declined.output).toMatch(/Your bank declined this card\..* \(request .+\)/);
    expect(declined.code).toBe(1);
    expect(await registrationsIn(member, session)).toEqual([]);

    const { code, output } = await register(session, settingsOf(api, member));
    expect(output).toContain(`Registered for ${session.title}: confirmed.`);
    expect(code).toBe(0);
    expect(await registrationsIn(member, session)).toEqual(registered);
  });

  test('repeats a registration without a response and registers once', async ({
    addresses: { apiOrigin },
    studio,
  }) => {
    const member = await studio.member();
    const session = await studio.session();
    const proxy = await openFaultProxy(() => Number(new URL(apiOrigin).port));
    const path = '/training/registrations/register/';
    proxy.when({ path, times: 1, fault: { kind: 'cut' } });
    const { code, output } = await register(
      session,
      settingsOf(`http://localhost:${proxy.port}/api/v2`, member),
    );
    expect(proxy.seen.filter((call) => call.includes(path))).toHaveLength(2);
    await proxy.close();
    expect(output).toContain('Asking again with the same key.');
    expect(output).toContain(`Registered for ${session.title}: confirmed.`);
    expect(code).toBe(0);
    expect(await registrationsIn(member, session)).toEqual(registered);
  });
});
