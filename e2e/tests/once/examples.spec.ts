import { readFile } from 'node:fs/promises';
import { freePort } from '@detroit-well/scripts/ports';
import { openFaultProxy } from '../../fixtures/fault-proxy.ts';
import { registrationsOf } from '../../fixtures/guest-by-http.ts';
import { newGuest, type Guest } from '../../fixtures/guest.ts';
import { cancelByHttp, newMember } from '../../fixtures/member-by-http.ts';
import { runExample, withExample } from '../../fixtures/run-example.ts';
import { isOpen, upcomingSessions, type ListedSession } from '../../fixtures/sessions.ts';
import { expect, test } from '../../fixtures/test.ts';
import { leaveWaitlists } from '../../fixtures/waitlist-by-http.ts';

const { execPath: node } = process;
const dayMs = 24 * 60 * 60 * 1000;

/** An open, paid session in which the member is not registered, early enough to cancel. */
async function otherSession(api: string, member: Guest): Promise<ListedSession> {
  const own = new Set((await registrationsOf(api, member)).map(({ session_id }) => session_id));
  const found = (await upcomingSessions(api)).find(
    (session) =>
      isOpen(session) &&
      Number(session.price_public) > 0 &&
      !own.has(session.public_id) &&
      Date.parse(session.start_datetime) - Date.now() > 3 * dayMs,
  );
  if (found === undefined) throw new Error('There is no other open session.');
  return found;
}

async function registrationsIn(api: string, person: Guest, { public_id }: ListedSession) {
  return (await registrationsOf(api, person)).filter(({ session_id }) => session_id === public_id);
}

const registered = [expect.objectContaining({ status: 'confirmed', payment_status: 'paid' })];

test.describe('the Node script', () => {
  const command = (session: ListedSession) => [node, 'register.ts', session.public_id];
  const settings = (api: string, { email, password }: Guest, sessionFile: string) => ({
    API_URL: api,
    EMAIL: email,
    PASSWORD: password,
    SESSION_FILE: sessionFile,
  });

  test('lists sessions, and after a declined card registers with the next one', async ({
    addresses: { api },
  }, testInfo) => {
    const member = await newMember(api);
    const session = await otherSession(api, member);
    const { code, output } = await runExample('node-script', command(session), {
      ...settings(api, member, testInfo.outputPath('session.json')),
      CARDS: '4000 0000 0000 0002,4242 4242 4242 4242',
    });
    expect(output).toContain(`Signing in as ${member.email}.`);
    expect(output).toContain(session.public_id);
    expect(output).toContain('The card ending in 0002 was declined.');
    expect(output).toContain(`Registered for ${session.title}: confirmed.`);
    expect(code).toBe(0);
    expect(await registrationsIn(api, member, session)).toEqual(registered);
    await cancelByHttp(api, member, session.public_id);
  });

  test('repeats a registration without a response and registers once', async ({
    addresses: { api, apiOrigin },
  }, testInfo) => {
    const member = await newMember(api);
    const session = await otherSession(api, member);
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
    expect(await registrationsIn(api, member, session)).toEqual(registered);
    await cancelByHttp(api, member, session.public_id);
  });

  test('joins the waitlist of a full session', async ({ addresses: { api } }, testInfo) => {
    const member = await newMember(api);
    const full = (await upcomingSessions(api)).find(
      (session) => session.is_full && session.registration_open,
    );
    if (full === undefined) throw new Error('No session is full.');
    const { code, output } = await runExample(
      'node-script',
      command(full),
      settings(api, member, testInfo.outputPath('session.json')),
    );
    expect(output).toMatch(/The session is full\. You are number \d+ on the waitlist\./);
    expect(code).toBe(0);
    expect(await registrationsIn(api, member, full)).toEqual([]);
    await leaveWaitlists(api, member);
  });

  test('keeps its sign-in, and signs in again when it has ended', async ({
    addresses: { api },
  }, testInfo) => {
    const member = await newMember(api);
    const sessionFile = testInfo.outputPath('session.json');
    const run = async () => {
      const session = await otherSession(api, member);
      const { output } = await runExample(
        'node-script',
        command(session),
        settings(api, member, sessionFile),
      );
      expect(output).toContain(`Registered for ${session.title}: confirmed.`);
      await cancelByHttp(api, member, session.public_id);
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

test('the plain page registers a guest', async ({ page, addresses: { api } }) => {
  const guest = newGuest();
  await withExample('plain-html', [node, 'serve.mjs'], { API_URL: api, PORT: '0' }, async (address) => {
    await page.goto(address);
    const options = page.getByLabel('Session').locator('option');
    await expect(options).not.toHaveCount(0);
    const session = (await upcomingSessions(api)).find(
      (one) =>
        isOpen(one) &&
        Number(one.price_public) > 0 &&
        Date.parse(one.start_datetime) - Date.now() > 3 * dayMs,
    )!;
    await page.getByLabel('Session').selectOption(session.public_id);
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
    expect(await registrationsIn(api, guest, session)).toEqual(registered);
    await cancelByHttp(api, guest, session.public_id);
  });
});

test('the React page lists sessions and asks for the spots of one', async ({ page, addresses }) => {
  const { api, apiOrigin } = addresses;
  const preview = ['node_modules/.bin/vite', 'preview', '--strictPort', '--port', String(await freePort())];
  await withExample('react-tanstack-query', preview, { API_ORIGIN: apiOrigin }, async (address) => {
    await page.goto(address);
    const sessions = (await upcomingSessions(api)).slice(0, 5);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(sessions.map(({ title }) => title));
    await page.getByRole('button', { name: 'Check spots' }).first().click();
    const { is_full, available_spots: spots } = sessions[0]!;
    await expect(page.getByRole('status')).toHaveText(
      is_full ? 'Full' : spots === null ? 'Unlimited spots' : `${spots} spots left`,
    );
  });
});

test('the Express server lists open sessions and reports problems', async ({ addresses: { api } }) => {
  await withExample('express-server', [node, 'server.ts'], { API_URL: api, PORT: '0' }, async (address) => {
    const open = (await upcomingSessions(api)).filter(({ is_full }) => !is_full);
    const list = (await (await fetch(`${address}/sessions`)).json()) as { id: string }[];
    expect(list).toHaveLength(5);
    expect(open.map(({ public_id }) => public_id)).toEqual(expect.arrayContaining(list.map(({ id }) => id)));
    const one = await fetch(`${address}/sessions/${list[0]!.id}`);
    expect(await one.json()).toMatchObject({ public_id: list[0]!.id });
    const none = await fetch(`${address}/sessions/none`);
    expect(none.status).toBe(404);
    expect(await none.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) });
  });
});

test.describe('the Python script', () => {
  const register = (session: ListedSession, settings: Readonly<Record<string, string>>) =>
    runExample('python', ['python3', 'register.py', session.public_id], settings);
  const settingsOf = (api: string, { email, password }: Guest) => ({
    API_URL: api,
    EMAIL: email,
    PASSWORD: password,
  });

  test('shows the message of a declined card, and registers with another', async ({ addresses: { api } }) => {
    const member = await newMember(api);
    const session = await otherSession(api, member);
    const declined = await register(session, { ...settingsOf(api, member), CARD: '4000 0000 0000 0002' });
    expect(declined.output).toMatch(/Your bank declined this card\..* \(request .+\)/);
    expect(declined.code).toBe(1);
    expect(await registrationsIn(api, member, session)).toEqual([]);

    const { code, output } = await register(session, settingsOf(api, member));
    expect(output).toContain(`Registered for ${session.title}: confirmed.`);
    expect(code).toBe(0);
    expect(await registrationsIn(api, member, session)).toEqual(registered);
    await cancelByHttp(api, member, session.public_id);
  });

  test('repeats a registration without a response and registers once', async ({
    addresses: { api, apiOrigin },
  }) => {
    const member = await newMember(api);
    const session = await otherSession(api, member);
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
    expect(await registrationsIn(api, member, session)).toEqual(registered);
    await cancelByHttp(api, member, session.public_id);
  });
});
