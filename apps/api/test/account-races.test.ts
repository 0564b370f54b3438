import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeMailToken } from '../src/features/users/mail-links.ts';
import { verifyCredentials } from '../src/features/auth/sign-in.ts';
import { seed } from '../src/app/seed/seed.ts';
import { beginFamily, rotate, type ReadFamily } from '../src/features/auth/refresh-tokens.ts';
import { refreshFamilies } from '../src/platform/database/schema/tokens.ts';
import { waiverAcceptances } from '../src/platform/database/schema/waiver.ts';
import { recordAcceptance } from '../src/features/waiver/acceptances.ts';
import { linkHash } from '../src/features/waiver/chain.ts';
import { realDatabase } from './database.ts';
import { provedHuman } from './human.ts';
import { testServer, type TestServer } from './server.ts';

// On real PostgreSQL: the embedded database has one connection and would hide every race.
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 20 }) });
  await seed(server.database, server.clock.now());
  // Open the connections first, so that the requests really run concurrently.
  await times(20, () => server.database.db.execute(sql`select pg_sleep(0.2)`));
});
afterAll(() => server?.close());

const times = <Result>(n: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)));

it('concurrent refreshes of one token from many tabs return the same successor and keep the user signed in', async () => {
  const body = { email: 'member@demo.test', password: 'Standard!2026' };
  let { refresh } = (await server.call('POST', '/token/', { body })).body;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const responses = await times(20, () => server.call('POST', '/token/refresh/', { body: { refresh } }));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map((response) => response.body['refresh'])).size).toBe(1);
    refresh = responses[0]?.body['refresh'];
  }
});

it('concurrent refreshes lose sign-ins when the row lock is removed (positive control)', async () => {
  const { database, clock, deps } = server;
  const unlocked: ReadFamily = async (tx, id) =>
    (await tx.select().from(refreshFamilies).where(eq(refreshFamilies.id, id)))[0];
  const rush = async () => {
    const from = { device: '', network: '' };
    const { refresh } = await database.withTx((tx) => beginFamily(tx, 'person-member', clock.now(), from));
    const key = deps.keys.refresh_tokens;
    return Promise.allSettled(
      Array.from({ length: 20 }, () =>
        database.withTx((tx) => rotate(tx, refresh, key, clock.now(), { readFamily: unlocked })),
      ),
    );
  };
  const outcomes = [await rush(), await rush(), await rush()].flat();
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
});

it('two processes that seed an empty database concurrently seed it once', async () => {
  const database = await realDatabase();
  const now = server.clock.now();
  await Promise.all([seed(database, now), seed(database, now)]);
  const { rows } = await database.db.execute<{ n: number }>(sql`select count(*) as n from posts`);
  expect(rows).toEqual([{ n: 14 }]);
  await database.close();
});

/** The statuses of eight concurrent sign-ups with one address. */
async function eightSignUps(email: string): Promise<number[]> {
  const tokens = await times(8, () => provedHuman(server));
  const password = 'Standard!2026';
  const responses = await times(8, (index) => {
    const body = { email, password, confirm_password: password, turnstile_token: tokens[index] };
    return server.call('POST', '/users/register/', { body });
  });
  return responses.map(({ status }) => status).toSorted((a, b) => a - b);
}

it('concurrent sign-ups with one address create one account', async () => {
  expect(await eightSignUps('race@demo.test')).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
});

it('concurrent sign-ups create several accounts when the unique index is removed (positive control)', async () => {
  const { db } = server.database;
  const email = 'rush@demo.test';
  await db.execute(sql`drop index users_email_key`);
  try {
    const statuses = await eightSignUps(email);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(1);
  } finally {
    await db.execute(sql`update users set email = id || '@demo.test' where email = ${email}`);
    await db.execute(sql`create unique index users_email_key on users (email)`);
  }
});

it('one of several reset links used concurrently sets the password, and the others become invalid', async () => {
  const { database, clock, deps } = server;
  const tokens = await database.withTx((tx) =>
    times(8, () => makeMailToken(tx, 'person-new', 'reset_password', clock.now())),
  );
  const responses = await times(8, (index) => {
    const password = `Another!2026${index}`;
    return server.call('POST', `/users/password/reset/person-new/${tokens[index]}/`, {
      body: { password, confirm_password: password },
    });
  });
  const won = responses.findIndex(({ status }) => status === 200);
  expect(responses.filter((_, index) => index !== won).map(({ body }) => body['code'])).toEqual(
    Array.from({ length: 7 }, () => 'reset_link_invalid'),
  );
  expect(await verifyCredentials('new@demo.test', `Another!2026${won}`, deps)).toBeDefined();
});

it('concurrent waiver signatures form one chain without gaps or forks', async () => {
  await times(12, (index) =>
    server.database.withTx((tx) =>
      recordAcceptance(tx, {
        userId: `person-floor-${index + 1}`,
        method: 'checkbox',
        serverAddress: '127.0.0.1',
        userAgent: 'test',
        acceptedAt: server.clock.now(),
      }),
    ),
  );
  const links = await server.database.db
    .select()
    .from(waiverAcceptances)
    .orderBy(sql`sequence`);
  expect(links.map(({ sequence }) => sequence)).toEqual(links.map((_, index) => index + 1));
  expect(links.map((link) => linkHash(link))).toEqual(links.map(({ chainHash }) => chainHash));
  expect(links.slice(1).map(({ previousHash }) => previousHash)).toEqual(
    links.slice(0, -1).map(({ chainHash }) => chainHash),
  );
});
