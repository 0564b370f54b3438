import { eq, sql } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aCard, aMember, aSession, books, seedStudio, type Person } from '../../../test/booking.ts';
import { signal } from '../../../test/closing.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { openingRequests } from '../../platform/database/schema/registrations.ts';
import { setPicture } from '../profile/pictures.ts';

const password = 'Standard!2026';
const secrets = ['Zebedee', 'Quarrington', '(313) 555-0999', 'Marvella', '77 Secret Street', 'my knee hurts'];

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  passwordHash = await server.deps.passwords.hash(password);
});
afterAll(() => server?.close());
afterEach(() => vi.restoreAllMocks());

async function aPerson(firstName = 'Gus', lastName = 'Lee', phone = ''): Promise<Person> {
  const person = await aMember(server, { member: true });
  const { db } = server.database;
  await db.update(users).set({ passwordHash }).where(eq(users.id, person.id));
  await db.update(profiles).set({ firstName, lastName, phone }).where(eq(profiles.userId, person.id));
  return person;
}
const remove = ({ token }: Person, given = password) =>
  server.call('POST', '/auth/delete-account/', { token, body: { password: given } });
async function register({ token }: Person, session_id: string) {
  const card = await aCard(server);
  const body = {
    session_id,
    payment_plan: 'full',
    payment_method_id: card,
    save_payment_method: true,
    notes: 'my knee hurts',
  };
  const made = await server.call('POST', '/training/registrations/register/', { token, body });
  expect(made.status).toBe(201);
}

async function cardsOf(userId: string): Promise<number> {
  const { rows } = await server.database.db.execute(
    sql`select 1 from payment_methods where user_id = ${userId}`,
  );
  return rows.length;
}

/** Every row of every table as text, except emails that are still to be sent. */
async function everything(): Promise<string> {
  const { db } = server.database;
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'outbox_mails'`);
  const texts = [];
  for (const { name } of rows) {
    const all = await db.execute<{ t: string }>(sql`select t::text as t from ${sql.identifier(name)} t`);
    texts.push(...all.rows.map(({ t }) => t));
  }
  return texts.join('\n');
}

describe('deleting an account', () => {
  it('requires the password and does nothing without it', async () => {
    const person = await aPerson();
    const before = await everything();
    const { status, body } = await remove(person, 'Wrong!2026');
    expect([status, body['password']]).toEqual([400, ['Current password is incorrect']]);
    expect(await everything()).toBe(before);
  });

  it('leaves no personal data in any table, and keeps every ledger entry', async () => {
    const person = await aPerson('Zebedee', 'Quarrington', '(313) 555-0999');
    const { token, email, id } = person;
    const session = await aSession(server.database);
    await register(person, session);
    const contact = {
      name: 'Marvella',
      relationship: 'spouse',
      phone: '(313) 555-0999',
      email: 'm@demo.test',
    };
    await server.call('POST', '/emergency-contacts/', { token, body: contact });
    const address = {
      address: '77 Secret Street',
      city: 'Detroit',
      state: 'MI',
      postal_code: '48226',
      country: 'US',
    };
    await server.call('POST', '/billing-address/', { token, body: address });
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await server.database.db.insert(openingRequests).values({
      sessionId: session,
      email,
      status: 'waiting',
      confirmBy: server.clock.now(),
    });
    await setPicture(server.deps, id, new File([new Uint8Array(png)], 'me.png'), 'image');
    const before = await everything();
    expect([email, ...secrets].filter((secret) => !before.includes(secret))).toEqual([]);

    expect(await cardsOf(id)).toBe(1);

    expect((await remove(person)).status).toBe(204);

    const after = await everything();
    expect([email, ...secrets].filter((secret) => after.includes(secret))).toEqual([]);
    expect(await readdir(join(server.deps.settings.dataDir, 'files'))).toEqual([]);
    const { rows } = await server.database.db.execute(sql`
      select m.kind, m.amount_cents as cents, m.status from payments m join registrations r on r.id = m.registration_id
      where r.user_id = ${id} order by m.kind`);
    expect(rows).toEqual([
      { kind: 'charge', cents: 6000, status: 'succeeded' },
      { kind: 'refund', cents: 6000, status: 'succeeded' },
    ]);
    expect(await books(server.database, session)).toMatchObject({ taken: 0, live: 0, charged: 0 });
    expect(await cardsOf(id)).toBe(0);
    const waivers = await server.database.db.execute(
      sql`select 1 from waiver_acceptances where user_id = ${id}`,
    );
    expect(waivers.rows).toHaveLength(1);
    const names = await server.database.db.execute(sql`
      select 1 from waiver_signers s join waiver_acceptances a on a.id = s.acceptance_id where a.user_id = ${id}`);
    expect(names.rows).toHaveLength(0);
  });

  it('ends every sign-in at once, and the email can be used again', async () => {
    const person = await aPerson();
    const { token, email } = person;
    const signedIn = await server.call('POST', '/token/', { body: { email, password } });
    await remove(person);
    expect((await server.call('GET', '/me/', { token })).status).toBe(401);
    const { refresh } = signedIn.body;
    expect((await server.call('POST', '/token/refresh/', { body: { refresh } })).status).toBe(401);
    expect((await server.call('POST', '/token/', { body: { email, password } })).status).toBe(401);
    await server.database.db.insert(users).values({ email, passwordHash });
    expect((await server.call('POST', '/token/', { body: { email, password } })).status).toBe(200);
  });

  it('refunds nothing after the refund deadline, but still releases the seat', async () => {
    const person = await aPerson();
    const session = await aSession(server.database, { startsAt: new Date('2026-03-03T11:00:00-05:00') });
    await register(person, session);
    await remove(person);
    expect(await books(server.database, session)).toMatchObject({ taken: 0, charged: 6000 });
  });

  it('leaves registrations of past sessions unchanged', async () => {
    const person = await aPerson();
    const session = await aSession(server.database, { startsAt: new Date('2026-03-02T13:00:00-05:00') });
    await register(person, session);
    server.clock.set('2026-03-02T15:00:00-05:00');
    const later = { ...person, token: await person.renewed() };
    expect((await remove(later)).status).toBe(204);
    server.clock.set('2026-03-02T12:00:00-05:00');
    expect(await books(server.database, session)).toMatchObject({
      taken: 1,
      registrations: 1,
      charged: 6000,
    });
  });

  it('releases holds that wait for payment authentication, and waitlist entries', async () => {
    const person = await aPerson();
    const session = await aSession(server.database, { maxParticipants: 1 });
    const card = await aCard(server, '4000 0027 6000 3184');
    const body = { session_id: session, payment_plan: 'full', payment_method_id: card };
    const held = await server.call('POST', '/training/registrations/register/', {
      token: person.token,
      body,
    });
    expect(held.status).toBe(202);
    const waiting = await aPerson();
    const join = await server.call('POST', '/training/waitlist/', {
      token: waiting.token,
      body: { session_id: session, notify_email: true, notify_sms: false },
    });
    expect(join.status).toBe(201);
    expect((await remove(waiting)).status).toBe(204);
    expect((await remove(person)).status).toBe(204);
    const { rows } = await server.database.db.execute(sql`
      select s.taken, (select count(*)::int from waitlist_entries w where w.session_id = s.id
        and w.status in ('waiting', 'offered')) as line from sessions s where s.id = ${session}`);
    expect(rows).toEqual([{ taken: 0, line: 0 }]);
  });

  it('waits for a payment that began during the refunds, and stores no personal data of it', async () => {
    const person = await aPerson();
    const { token, id } = person;
    const owed = await aSession(server.database);
    await server.call('POST', '/training/registrations/register/', { token, body: { session_id: owed } });
    const over = await aSession(server.database, { startsAt: new Date('2026-03-02T10:00:00-05:00') });
    const { db } = server.database;
    const moved = await db.execute<{ id: string }>(
      sql`update registrations set session_id = ${over} where session_id = ${owed} returning id`,
    );
    await register(person, await aSession(server.database));
    const body = { payment_method_id: await aCard(server), save_payment_method: true };
    const { payments } = server.deps;
    const [begun, charged] = [signal(), signal()];
    const charge = payments.charge.bind(payments);
    vi.spyOn(payments, 'charge').mockImplementationOnce(async (request) => {
      begun.fire();
      await charged.fired;
      return charge(request);
    });
    let paying: ReturnType<TestServer['call']> | undefined;
    const refund = payments.refund.bind(payments);
    vi.spyOn(payments, 'refund').mockImplementationOnce(async (request) => {
      paying = server.call('POST', `/training/registrations/${moved.rows[0]?.id}/pay/`, { token, body });
      await begun.fired;
      return refund(request);
    });
    const early = await remove(person);
    charged.fire();
    expect([early.status, early.body['code'], (await paying)?.status]).toEqual([409, 'in_progress', 200]);
    expect(await cardsOf(id)).toBe(2);
    expect((await remove(person)).status).toBe(204);
    expect(await cardsOf(id)).toBe(0);
    const { rows } = await db.execute(
      sql`select 1 from outbox_mails where recipient like '%@deleted.invalid'`,
    );
    expect(rows).toEqual([]);
  });

  it('is confirmed by a last email', async () => {
    const person = await aPerson();
    await remove(person);
    const emails = await server.database.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, person.email));
    expect(emails).toMatchObject([{ template: 'account_deleted', subject: 'Your account is deleted' }]);
  });
});
