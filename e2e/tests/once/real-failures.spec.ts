import { referenceText } from '../../fixtures/reference-texts.ts';
import { expect, test as base } from '@playwright/test';
import { openLossyConnection, type LossyConnection } from '../../fixtures/lossy-connection.ts';
import { registerByHttp, registrationsOf } from '../../fixtures/guest-by-http.ts';
import { fillGuestForm, newGuest, panelOf, submit, type Guest, doneOf } from '../../fixtures/guest.ts';
import { openOutbox } from '../../fixtures/outbox.ts';
import { startRealApps, type RealApps } from '../../fixtures/real-apps.ts';
import { isOpen, openSession, upcomingSessions } from '../../fixtures/sessions.ts';

/** Apps started for this test, with a connection between browser and API that can be cut. */
const test = base.extend<object, { apps: RealApps; connection: LossyConnection }>({
  connection: [
    async ({}, use) => {
      let target = 0;
      const connection = await openLossyConnection(() => target);
      Object.assign(connection, { aim: (port: number) => (target = port) });
      await use(connection);
      await connection.close();
    },
    { scope: 'worker' },
  ],
  apps: [
    async ({ connection }, use) => {
      const apps = await startRealApps({
        apiUrl: (port) => {
          (connection as LossyConnection & { aim: (port: number) => void }).aim(port);
          return `http://localhost:${connection.port}/api/v2`;
        },
      });
      await use(apps);
      await apps.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('a connection lost after Pay shows an unknown outcome, and a retry finds exactly one registration', async ({
  page,
  apps,
  connection,
}) => {
  const guest = newGuest();
  const direct = `${apps.addresses.apiOrigin}/api/v2`;
  const session = await openSession(direct);
  await page.goto(`${apps.addresses.site}/training?session=${session.public_id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await fillGuestForm(panel, guest);

  // An earlier call turns the card into a payment method; only the response to the registration itself is lost.
  connection.loseResponsesFrom('POST /api/v2/training/registrations/guest-register/');
  await submit(panel);
  await expect(panel.getByText('We could not confirm whether this went through.')).toBeVisible({
    timeout: 45_000,
  });
  connection.restore();

  await panel.getByRole('button', { name: 'Check again' }).click();
  await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();

  const mails = await openOutbox(apps.addresses.apiOrigin).to(guest.email);
  expect(mails.filter(({ template }) => /registration/.test(template))).toHaveLength(1);
  const after = (await upcomingSessions(direct)).find(({ public_id }) => public_id === session.public_id);
  expect(after?.available_spots).toBe((session.available_spots ?? 0) - 1);
});

test('a session that fills while the form is open shows that it is full, charges nothing and offers alternatives', async ({
  page,
  apps,
}) => {
  const direct = `${apps.addresses.apiOrigin}/api/v2`;
  const session = (await upcomingSessions(direct)).find(
    (one) => isOpen(one) && one.available_spots === 2 && Number(one.price_public) > 0,
  );
  if (session === undefined) throw new Error('The demo data has no session with two spots left.');
  const guest = newGuest();
  await page.goto(`${apps.addresses.site}/training?session=${session.public_id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await fillGuestForm(panel, guest);

  expect(await registerByHttp(direct, newGuest(), session.public_id)).toBe(201);
  expect(await registerByHttp(direct, newGuest(), session.public_id)).toBe(201);
  expect(await registerByHttp(direct, newGuest(), session.public_id)).toBe(400);

  await submit(panel);
  await expect(panel.getByText(referenceText('B8.8/registration/session-full'))).toBeVisible();
  await expect(panel.getByText('Nothing was charged.')).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  expect(await openOutbox(apps.addresses.apiOrigin).to(guest.email)).toEqual([]);
});

test('every confirmed registration survives killing the API while guests register', async ({ apps }) => {
  const direct = `${apps.addresses.apiOrigin}/api/v2`;
  const session = await openSession(direct, { days: 20 });
  const confirmed: Guest[] = [];
  const register = async (): Promise<void> => {
    const guest = newGuest();
    if ((await registerByHttp(direct, guest, session.public_id)) === 201) confirmed.push(guest);
  };
  const people = Array.from({ length: 8 }, (_, index) =>
    new Promise((next) => setTimeout(next, index * 40)).then(register).catch(() => undefined),
  );
  // Kills the API after some responses, while other requests are in flight.
  await expect.poll(() => confirmed.length, { intervals: [10], timeout: 30_000 }).toBeGreaterThan(1);
  await apps.killApi();
  await Promise.all(people);
  await apps.restartApi();

  for (const person of confirmed) {
    expect(await registrationsOf(direct, person)).toEqual([
      expect.objectContaining({ session_id: session.public_id, status: 'confirmed', payment_status: 'paid' }),
    ]);
  }
});
