import { expect, test as base } from '@playwright/test';
import { openCutLine, type CutLine } from '../../fixtures/cut-line.ts';
import { fillGuestForm, newGuest, panelOf, submit } from '../../fixtures/guest.ts';
import { openOutbox } from '../../fixtures/outbox.ts';
import { startRealApps, type RealApps } from '../../fixtures/real-apps.ts';
import { openSession, upcomingSessions } from '../../fixtures/sessions.ts';

/** Apps of its own, with a line between browser and API that can be cut. */
const test = base.extend<object, { apps: RealApps; line: CutLine }>({
  line: [
    async ({}, use) => {
      let target = 0;
      const line = await openCutLine(() => target);
      Object.assign(line, { aim: (port: number) => (target = port) });
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  apps: [
    async ({ line }, use) => {
      const apps = await startRealApps({
        apiUrl: (port) => {
          (line as CutLine & { aim: (port: number) => void }).aim(port);
          return `http://localhost:${line.port}/api/v2`;
        },
      });
      await use(apps);
      await apps.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test('the connection is lost after pressing pay: the screen says it does not know, and asking again finds one booking', async ({
  page,
  apps,
  line,
}) => {
  const guest = newGuest();
  const direct = `${apps.addresses.apiOrigin}/api/v2`;
  const session = await openSession(direct);
  await page.goto(`${apps.addresses.site}/training?session=${session.public_id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await fillGuestForm(panel, guest);

  // The card is asked about first; only the answer to the registration itself is lost.
  page.on('request', (request) => {
    if (request.url().includes('/guest-register/') && request.method() === 'POST') line.loseAnswers();
  });
  await submit(panel);
  await expect(panel.getByText('We do not know yet whether this went through.')).toBeVisible({
    timeout: 45_000,
  });
  page.removeAllListeners('request');
  line.restore();

  await panel.getByRole('button', { name: 'Check again' }).click();
  await expect(panel.getByText('Welcome to the floor.')).toBeVisible();

  const mails = await openOutbox(apps.addresses.apiOrigin).to(guest.email);
  expect(mails.filter(({ template }) => /registration/.test(template))).toHaveLength(1);
  const after = (await upcomingSessions(direct)).find(({ public_id }) => public_id === session.public_id);
  expect(after?.available_spots).toBe((session.available_spots ?? 0) - 1);
});

test('the API is killed while people register: after a new start every confirmed registration is there', async ({
  apps,
}) => {
  const direct = `${apps.addresses.apiOrigin}/api/v2`;
  const session = await openSession(direct, { days: 20 });
  const confirmed: { email: string; password: string }[] = [];

  const register = async (): Promise<void> => {
    const guest = newGuest();
    const method = await fetch(`${direct}/payments/sandbox/payment-methods/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: '4242424242424242', exp_month: 8, exp_year: 2030, cvc: '123' }),
    });
    const { payment_method_id } = (await method.json()) as { payment_method_id: string };
    const reply = await fetch(`${direct}/training/registrations/guest-register/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        user_data: {
          first_name: guest.firstName,
          last_name: guest.lastName,
          email: guest.email,
          password: guest.password,
          address: '2934 Russell Street',
          address2: '',
          city: 'Detroit',
          state: 'MI',
          zip: '48207',
          country: 'US',
          gender: 'female',
          date_of_birth: '1981-06-03',
          phone: '',
        },
        session_id: session.public_id,
        payment_plan: 'full',
        payment_method_id,
        waiver_signed: true,
        payment_consent: true,
        join_waitlist: false,
      }),
    });
    if (reply.status === 201) confirmed.push(guest);
  };

  const people = Array.from({ length: 8 }, (_, index) =>
    new Promise((next) => setTimeout(next, index * 40)).then(register).catch(() => undefined),
  );
  await new Promise((next) => setTimeout(next, 350));
  await apps.killApi();
  await Promise.all(people);
  await apps.restartApi();

  expect(confirmed.length).toBeGreaterThan(0);
  for (const person of confirmed) {
    const tokens = await fetch(`${direct}/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    const { access } = (await tokens.json()) as { access: string };
    const list = await fetch(`${direct}/training/registrations/`, {
      headers: { authorization: `Bearer ${access}` },
    });
    const registrations = (await list.json()) as {
      session_id: string;
      status: string;
      payment_status: string;
    }[];
    expect(registrations).toEqual([
      expect.objectContaining({ session_id: session.public_id, status: 'confirmed', payment_status: 'paid' }),
    ]);
  }
});
