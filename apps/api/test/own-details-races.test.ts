import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequireOpen } from '../src/features/users/require-open.ts';
import { addContact } from '../src/features/contacts/store.ts';
import { recordAcceptance } from '../src/features/waiver/acceptances.ts';
import { verifyChain } from '../src/features/waiver/verify-chain.ts';
import { publishWaiver } from '../src/features/waiver/versions.ts';
import { aMember } from './booking.ts';
import { realDatabase } from './database.ts';
import { drawn } from './signatures.ts';
import { testServer, type TestServer } from './server.ts';

// On real PostgreSQL: the embedded database has one connection and would hide every race.
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 20 }) });
  await publish('1');
  // Open the connections first, so that the requests really run concurrently.
  await times(20, () => server.database.db.execute(sql`select pg_sleep(0.2)`));
});
afterAll(() => server?.close());

const times = <Result>(n: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)));
const newcomer = () => aMember(server, { waiver: false });
const unlocked: RequireOpen = () => Promise.resolve();

async function publish(version: string) {
  server.clock.pass(60);
  const text = {
    version,
    title: 'Waiver',
    bodyHtml: `<p>${version}</p>`,
    rules: [],
    effectiveDate: '2026-03-01',
  };
  await server.database.withTx((tx) => publishWaiver(tx, text, server.clock.now()));
}

const contact = (name: string, is_primary = false) => ({
  name,
  relationship: 'friend',
  phone: '(313) 555-0188',
  email: 'friend@demo.test',
  is_primary,
});
async function contactsOf(userId: string) {
  const { rows } = await server.database.db.execute<{ n: number; primaries: number }>(sql`
    select count(*)::int as n, (count(*) filter (where is_primary))::int as primaries
    from emergency_contacts where user_id = ${userId}`);
  return rows[0];
}

describe('emergency contacts', () => {
  it('are three when twenty requests add one concurrently', async () => {
    const { id, token } = await newcomer();
    const responses = await times(20, (index) =>
      server.call('POST', '/emergency-contacts/', { token, body: contact(`Friend ${index}`) }),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(responses.filter(({ body }) => body['code'] === 'contact_limit')).toHaveLength(17);
    expect(await contactsOf(id)).toEqual({ n: 3, primaries: 0 });
  });

  it('have one primary contact when ten requests create one concurrently', async () => {
    const { id, token } = await newcomer();
    const responses = await times(10, (index) =>
      server.call('POST', '/emergency-contacts/', { token, body: contact(`Friend ${index}`, true) }),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(400)]);
    expect(await contactsOf(id)).toEqual({ n: 1, primaries: 1 });
  });

  it('have one primary contact when several are made primary concurrently', async () => {
    const { id, token } = await newcomer();
    const made = await times(3, (index) =>
      server.call('POST', '/emergency-contacts/', { token, body: contact(`Friend ${index}`) }),
    );
    const responses = await times(9, (index) => {
      const path = `/emergency-contacts/${String(made[index % 3]?.body['public_id'])}/`;
      return server.call('PATCH', path, { token, body: { is_primary: true } });
    });
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await contactsOf(id)).toEqual({ n: 3, primaries: 1 });
  });

  it('exceed the limit when the lock on the person is removed (positive control)', async () => {
    const { database, clock } = server;
    // The copy also drops the table's own guard of the primary contact.
    await database.db.execute(sql`drop index emergency_contacts_one_primary`);
    const rush = async () => {
      const { id: userId } = await newcomer();
      await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => {
          const { is_primary: isPrimary, ...said } = contact(`Friend ${index}`, true);
          const row = { ...said, isPrimary, id: randomUUID(), userId };
          return database.withTx((tx) => addContact(tx, row, clock.now(), { lock: unlocked }));
        }),
      );
      return contactsOf(userId);
    };
    const counts = [await rush(), await rush(), await rush()];
    expect(Math.max(...counts.map((count) => count?.n ?? 0))).toBeGreaterThan(3);
    expect(Math.max(...counts.map((count) => count?.primaries ?? 0))).toBeGreaterThan(1);
  });
});

it('concurrent requests to store a billing address leave exactly one', async () => {
  const { token } = await newcomer();
  const responses = await times(10, (index) =>
    server.call('POST', '/billing-address/', {
      token,
      body: {
        address: `${index} Woodward Avenue`,
        city: 'Detroit',
        state: 'MI',
        postal_code: '48201',
        country: 'US',
      },
    }),
  );
  const stored = responses.filter(({ status }) => status === 201);
  expect([stored.length, responses.filter(({ status }) => status === 409).length]).toEqual([1, 9]);
  expect((await server.call('GET', '/billing-address/', { token })).body).toEqual(stored[0]?.body);
});

describe('the chain of waiver signatures', () => {
  const accept = (token: string, body: object) => server.call('POST', '/waiver/accept/', { token, body });
  const form = async () => ({ waiver_accepted: true, payment_consent: true, signature: await drawn() });

  it('does not fork when thirty requests sign concurrently, ten of them from the same person', async () => {
    const people = await times(20, newcomer);
    const twice = await newcomer();
    const body = await form();
    const responses = await times(30, (index) => accept((people[index] ?? twice).token, body));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await verifyChain(server.database.db)).toMatchObject({ whole: true, links: 21 });
  });

  it('ties each signature to the text in force while a new version is published', async () => {
    const people = await times(20, newcomer);
    const body = await form();
    const work = people.map(({ token }) => accept(token, { ...body, version: '1' }));
    await publish('2');
    const statuses = (await Promise.all(work)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const { rows } = await server.database.db.execute(sql`
      select a.id from waiver_acceptances a join waiver_versions v on v.version = '2'
      where a.version = '1' and a.accepted_at > v.published_at`);
    expect(rows).toEqual([]);
    expect(await verifyChain(server.database.db)).toMatchObject({ whole: true });
  });

  it('loses signatures when its lock is removed (positive control)', async () => {
    const { database, clock } = server;
    const people = await times(20, newcomer);
    const rush = people.map(({ id: userId }) =>
      database.withTx((tx) => {
        const acceptance = {
          userId,
          method: 'checkbox',
          serverAddress: '',
          userAgent: '',
          acceptedAt: clock.now(),
        } as const;
        return recordAcceptance(tx, acceptance, { lock: () => Promise.resolve() });
      }),
    );
    const outcomes = await Promise.allSettled(rush);
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });
});
