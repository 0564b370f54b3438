import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, cards, guestForm, seedStudio } from '../../test/booking.ts';
import { testServer, type TestServer } from '../../test/server.ts';
import { outboxMails } from '../platform/database/schema/outbox.ts';
import { deleteExpiredData } from './housekeeping.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  await server.database.db.delete(outboxMails);
});

const email = 'leaves@demo.test';
type Row = Partial<typeof outboxMails.$inferInsert>;
async function storeEmail(template: string, over: Row = {}) {
  const text = { subject: '', textBody: '', htmlBody: '' };
  const createdAt = server.clock.now();
  await server.database.db
    .insert(outboxMails)
    .values({ recipient: email, template, ...text, createdAt, ...over });
}
/** Like the sender: takes the given number of the oldest unsent emails. */
const send = (count: number) =>
  server.database.db.execute(sql`
    update outbox_mails set sent_at = ${server.clock.now().toISOString()}::timestamptz where id in
      (select id from outbox_mails where sent_at is null order by sequence limit ${count})`);
async function left(): Promise<string[]> {
  await deleteExpiredData(server.deps);
  const { rows } = await server.database.db.execute<{ template: string }>(
    sql`select template from outbox_mails order by sequence`,
  );
  return rows.map(({ template }) => template);
}

describe('emails', () => {
  const day = 86_400;
  it.each<[string, (now: Date) => Row]>([
    ['sent', (now) => ({ sentAt: now, attempts: 1 })],
    ['abandoned', () => ({ attempts: 10 })],
    ['unsent, as in the demo', () => ({})],
  ])('are stored for 30 days: %s', async (_name, over) => {
    await storeEmail('welcome', over(server.clock.now()));
    server.clock.pass(30 * day);
    expect(await left()).toEqual(['welcome']);
    server.clock.pass(1);
    expect(await left()).toEqual([]);
  });

  it('to a closed account are deleted as soon as they are sent, the last one last', async () => {
    await storeEmail('welcome', { sentAt: server.clock.now() });
    await storeEmail('registration_cancelled');
    await storeEmail('account_deleted');
    await storeEmail('registration_confirmed', { recipient: 'stays@demo.test', sentAt: server.clock.now() });
    expect(await left()).toEqual(['registration_cancelled', 'account_deleted', 'registration_confirmed']);
    await server.database.db.execute(
      sql`update outbox_mails set sent_at = now() where template = 'account_deleted'`,
    );
    expect(await left()).toEqual(['registration_cancelled', 'account_deleted', 'registration_confirmed']);
    await send(1);
    expect(await left()).toEqual(['registration_confirmed']);
  });

  it('to a new owner of the address stay', async () => {
    await storeEmail('account_deleted');
    await storeEmail('welcome');
    await send(2);
    expect(await left()).toEqual(['welcome']);
  });

  it('that a deletion causes are deleted with it', async () => {
    const person = await aMember(server);
    const password = 'Standard!2026';
    const hash = await server.deps.passwords.hash(password);
    await server.database.db.execute(sql`update users set password_hash = ${hash} where id = ${person.id}`);
    const { token } = person;
    const session_id = await aSession(server.database);
    await server.call('POST', '/training/registrations/register/', { token, body: { session_id } });
    const removed = await server.call('POST', '/auth/delete-account/', { token, body: { password } });
    expect(removed.status).toBe(204);
    expect(await left()).toEqual(['registration_confirmed', 'registration_cancelled', 'account_deleted']);
    await send(3);
    expect(await left()).toEqual([]);
  });
});

describe('sign-ins that ended long ago', () => {
  it('are deleted with their tokens in small batches, so that other requests do not wait long', async () => {
    const { db } = server.database;
    const { id } = await aMember(server);
    const old = new Date(server.clock.now().getTime() - 31 * 86_400_000).toISOString();
    await db.execute(sql`
      insert into refresh_families (id, user_id, expires_at)
      select 'old-' || n, ${id}, ${old}::timestamptz from generate_series(1, 120) n`);
    await db.execute(sql`
      insert into refresh_tokens (token_hash, family_id, generation)
      select id || '-' || g, id, g from refresh_families, generate_series(1, 3) g where id like 'old-%'`);
    await db.execute(sql`create table deletions (rows int)`);
    await db.execute(sql`
      create function note_deletion() returns trigger language plpgsql as
      'begin insert into deletions select count(*) from gone; return null; end'`);
    await db.execute(sql`
      create trigger noted after delete on refresh_families referencing old table as gone
      for each statement execute function note_deletion()`);
    await deleteExpiredData(server.deps);
    const { rows } = await db.execute(sql`select rows from deletions where rows > 0`);
    expect(rows).toEqual([{ rows: 50 }, { rows: 50 }, { rows: 20 }]);
    const left = await db.execute(
      sql`select family_id as of from refresh_tokens where family_id like 'old-%'`,
    );
    expect(left.rows).toEqual([]);
    expect((await db.execute(sql`select 1 from refresh_families where user_id = ${id}`)).rows).toHaveLength(
      1,
    );
  });
});

it('every foreign key that deletes or clears rows has an index', async () => {
  const { rows } = await server.database.db.execute<{ column: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype in ('c', 'n') and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`);
  // Accounts are anonymized, never deleted.
  expect(rows.map(({ column }) => column)).toEqual(['feed_items.author_id']);
});

describe('a guest whose card was declined', () => {
  it('leaves no personal data behind, and can try again', async () => {
    const session_id = await aSession(server.database);
    const declined = guestForm(session_id, await aCard(server, cards.declined));
    const path = '/training/registrations/guest-register/';
    const headers = { 'idempotency-key': 'guest-press' };
    const responses = [
      await server.call('POST', path, { body: declined, headers }),
      await server.call('POST', path, { body: declined, headers }),
    ];
    expect(responses.map(({ body }) => body['code'])).toEqual(['payment_failed', 'payment_failed']);
    const address = declined.user_data.email;
    const { rows } = await server.database.db.execute<{ row: string }>(
      sql`select r::text as row from registrations r where session_id = ${session_id}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).toContain('released');
    expect(rows[0]?.row).not.toContain(address);
    const body = { ...declined, payment_method_id: await aCard(server) };
    expect((await server.call('POST', path, { body })).status).toBe(201);
  });
});
