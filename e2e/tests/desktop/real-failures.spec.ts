import { createClient } from '@detroit-well/api-client';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { expect, test as base } from '@playwright/test';
import { openLossyConnection, type LossyConnection } from '../../fixtures/lossy-connection.ts';
import { fillGuestForm, newGuest, panelOf, submit, type Guest, doneOf } from '../../fixtures/guest.ts';
import { openOutbox } from '../../fixtures/outbox.ts';
import { startRealApps, type RealApps } from '../../fixtures/real-apps.ts';
import { openStudio, type Studio } from '../../fixtures/studio.ts';

/** Apps started for this test, with a connection between browser and API that can be cut. */
const test = base.extend<object, { apps: RealApps; connection: LossyConnection; studio: Studio }>({
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
  studio: [
    async ({ apps }, use) => {
      await use(await openStudio({ api: directApi(apps) }));
    },
    { scope: 'worker' },
  ],
});

// One worker runs them, so that the apps start once.
test.describe.configure({ mode: 'default' });

/** Registers a guest as the public site does, once. Rejects when there is no response. */
async function registerGuest(api: string, guest: Guest, session_id: string): Promise<void> {
  const client = createClient({ baseUrl: api, maxRetries: 0 });
  const { payment_method_id } = await client.payments.createSandboxMethod({
    body: { number: '4242424242424242', exp_month: 8, exp_year: 2030, cvc: '123' },
  });
  await client.registrations.guestRegister({
    body: {
      user_data: {
        first_name: guest.firstName,
        last_name: guest.lastName,
        email: guest.email,
        password: guest.password,
        address: '2934 Russell Street',
        city: 'Detroit',
        state: 'MI',
        zip: '48207',
        gender: 'female',
        date_of_birth: '1981-06-03',
      },
      session_id,
      payment_plan: 'full',
      payment_method_id,
      waiver_signed: true,
      payment_consent: true,
    },
  });
}

/** The API without the connection that can be cut. */
const directApi = ({ addresses }: RealApps): string => `${addresses.apiOrigin}/api/v2`;

test(
  'a connection lost after Pay shows an unknown outcome, and a retry finds exactly one registration',
  { tag: '@time' },
  async ({ page, apps, connection, studio }) => {
    const guest = newGuest();
    const { id } = await studio.session({ places: 8 });
    await page.goto(`${apps.addresses.site}/training?session=${id}`);
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
    expect(await studio.office.sessions.read({ params: { id } })).toMatchObject({
      booked_count: 1,
      max_participants: 8,
    });
  },
);

test(
  'a session that fills while the form is open shows that it is full, charges nothing and offers alternatives',
  { tag: '@time' },
  async ({ page, apps, studio }) => {
    const program_id = (await studio.program()).id;
    const session = await studio.session({ program_id, places: 2 });
    const other = await studio.session({ program_id, startsIn: { days: 1 } });
    const guest = newGuest();
    await page.goto(`${apps.addresses.site}/training?session=${session.id}`);
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    const panel = panelOf(page);
    await fillGuestForm(panel, guest);

    await studio.register(await studio.member(), session);
    await studio.register(await studio.member(), session);
    const late = await studio.member();
    await expect(studio.register(late, session)).rejects.toMatchObject({ code: 'session_full', status: 400 });

    await submit(panel);
    await expect(panel.getByText(referenceText('B8.8/registration/session-full'))).toBeVisible();
    await expect(panel.getByText('Nothing was charged.')).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: other.title })).toBeVisible();
    expect(await openOutbox(apps.addresses.apiOrigin).to(guest.email)).toEqual([]);
  },
);

test(
  'every confirmed registration survives killing the API while guests register',
  { tag: '@time' },
  async ({ apps, studio }) => {
    const session = await studio.session();
    const confirmed: Guest[] = [];
    const register = async (): Promise<void> => {
      const guest = newGuest();
      await registerGuest(directApi(apps), guest, session.id);
      confirmed.push(guest);
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
      expect(await studio.registrationsOf(person)).toEqual([
        expect.objectContaining({ session_id: session.id, status: 'confirmed', payment_status: 'paid' }),
      ]);
    }
  },
);
