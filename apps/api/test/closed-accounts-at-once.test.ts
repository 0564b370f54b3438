import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequireOpen } from '../src/account/require-open.ts';
import { addBilling } from '../src/billing/store.ts';
import { addContact } from '../src/contacts/store.ts';
import { setPicture } from '../src/profile/pictures.ts';
import { storeProfile } from '../src/profile/store.ts';
import { draftRegistration } from '../src/registrations/draft.ts';
import { takePlace } from '../src/registrations/place.ts';
import { takePlaceFor } from '../src/registrations/take-place.ts';
import { aMember, aSession, seedStudio } from './booking.ts';
import { closeDuring } from './closing.ts';
import { realDatabase } from './database.ts';
import { testServer, type TestServer } from './server.ts';
import { placesOf } from './waiting.ts';

// On real PostgreSQL: what the guard let in goes on while another connection closes the account.
let server: TestServer;
let picture: File;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase() });
  await seedStudio(server.database);
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  picture = new File([new Uint8Array(png)], 'me.png');
});
afterAll(() => server?.close());

const refused = { status: 'rejected', reason: { code: 'token_invalid' } };
const unguarded: RequireOpen = () => Promise.resolve();

type Work = (userId: string, open?: RequireOpen) => Promise<unknown>;
const inTx = (work: Parameters<TestServer['database']['withTx']>[0]) => server.database.withTx(work);
const names = { firstName: 'Zebedee', lastName: undefined, displayName: undefined };
const change = { ...names, phone: '(313) 555-0999', gender: undefined, dateOfBirth: '1980-01-01' };
const contact = { name: 'Marvella', relationship: 'spouse', phone: '(313) 555-0999', email: 'm@demo.test' };
const address = { address: '77 Secret Street', address2: '', city: 'Detroit', state: 'MI' };

const works: readonly (readonly [name: string, table: string, Work])[] = [
  [
    'a changed profile',
    'profiles',
    (userId, open) => inTx((tx) => storeProfile(tx, userId, change, server.clock.now(), open)),
  ],
  [
    'a picture',
    'profiles',
    (userId, open) => setPicture(server.deps, userId, picture, 'image', open && { open }),
  ],
  [
    'an emergency contact',
    'emergency_contacts',
    (userId, open) => {
      const row = { ...contact, id: randomUUID(), userId, isPrimary: false };
      return inTx((tx) => addContact(tx, row, server.clock.now(), open));
    },
  ],
  [
    'a billing address',
    'billing_addresses',
    (userId, open) => {
      const row = { ...address, id: randomUUID(), userId, postalCode: '48226', country: 'US' };
      return inTx((tx) => addBilling(tx, row, server.clock.now(), open));
    },
  ],
];

async function rowsOf(table: string, userId: string): Promise<number> {
  const { rows } = await server.database.db.execute(
    sql`select 1 from ${sql.identifier(table)} where user_id = ${userId}`,
  );
  return rows.length;
}

describe.each(works)('%s on its way while the account is closed', (_name, table, work) => {
  it('is refused, and nothing of it is stored', async () => {
    const person = await aMember(server, { waiver: false });
    expect(await closeDuring(server, person, () => work(person.id))).toMatchObject(refused);
    expect(await rowsOf(table, person.id)).toBe(0);
  });

  it('would fill the closed account where nobody asks again: this test can fail', async () => {
    const person = await aMember(server, { waiver: false });
    const ended = await closeDuring(server, person, () => work(person.id, unguarded));
    expect(ended.status).toBe('fulfilled');
    expect(await rowsOf(table, person.id)).toBe(1);
  });
});

describe('a place asked for while the account is closed', () => {
  async function taking(status: 'held' | 'confirmed', member?: Parameters<typeof takePlaceFor>[3]) {
    const person = await aMember(server);
    const sessionId = await aSession(server.database);
    const wish = {
      draft: draftRegistration({
        sessionId,
        userId: person.id,
        guest: null,
        priceCents: 7500,
        rate: 'public',
        plan: 'full',
        notes: 'my knee hurts',
        entry: null,
        paymentMethodId: null,
        chargeNow: false,
        now: server.clock.now(),
      }),
      intent: null,
      status,
      answer: null,
      provider: 'sandbox',
      letter: null,
    } as const;
    const ended = await closeDuring(server, person, () =>
      takePlaceFor(server.database, takePlace, wish, member),
    );
    return { ended, places: await placesOf(server, sessionId) };
  }

  it.each(['held', 'confirmed'] as const)('is refused, and the place stays free: %s', async (status) => {
    const { ended, places } = await taking(status);
    expect(ended).toMatchObject(refused);
    expect(places).toMatchObject({ taken: 0, held: 0, confirmed: 0 });
  });

  it('would be taken by nobody without the lock: this test can fail', async () => {
    const unlocked = (userId: string | null) =>
      sql`(select id from users where id = ${userId}::text and is_active)`;
    const { ended, places } = await taking('confirmed', unlocked);
    expect(ended).toMatchObject({ status: 'fulfilled', value: 'taken' });
    expect(places).toMatchObject({ taken: 1, confirmed: 1 });
  });
});

it('an account that was closed before is as closed to them', async () => {
  const { id } = await aMember(server, { waiver: false });
  await server.database.db.execute(sql`update users set is_active = false where id = ${id}`);
  for (const [, , work] of works) await expect(work(id)).rejects.toMatchObject({ code: 'token_invalid' });
});

it('an account is emptied for good while its owner goes on writing, and nobody waits in a circle', async () => {
  const password = 'Standard!2026';
  const hash = await server.deps.passwords.hash(password);
  for (let round = 0; round < 3; round += 1) {
    const { id, token } = await aMember(server);
    await server.database.db.execute(sql`update users set password_hash = ${hash} where id = ${id}`);
    const session_id = await aSession(server.database);
    const call = (method: string, path: string, body: object) => server.call(method, path, { token, body });
    const writers = [
      () => call('PATCH', '/me/', { profile: { first_name: 'Zebedee' } }),
      () => call('POST', '/emergency-contacts/', contact),
      () => call('POST', '/billing-address/', { ...address, postal_code: '48226', country: 'US' }),
      () => call('POST', '/training/registrations/register/', { session_id }),
    ];
    let closed = false;
    const statuses: number[] = [];
    const writing = writers.map(async (write) => {
      while (!closed) statuses.push((await write()).status);
    });
    while (!closed) {
      // A place that was taken again meanwhile makes it ask for another try.
      const { status } = await call('POST', '/auth/delete-account/', { password });
      expect([204, 409]).toContain(status);
      closed = status === 204;
    }
    await Promise.all(writing);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const tables = ['profiles', 'emergency_contacts', 'billing_addresses'];
    expect(await Promise.all(tables.map((table) => rowsOf(table, id)))).toEqual([0, 0, 0]);
    expect(await placesOf(server, session_id)).toMatchObject({ taken: 0, confirmed: 0 });
  }
});
