import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedServer } from '../../../test/database.ts';
import { newDatabaseOn } from '../../../test/new-database.ts';
import type { PostgresServer } from '../../../test/postgres.ts';
import { migrationsFolder } from '../../platform/database/migrations-folder.ts';

let postgres: Pick<PostgresServer, 'url' | 'stop'>;
let folder: string;
let client: pg.Client;
beforeAll(async () => {
  postgres = await sharedServer();
  folder = await mkdtemp(join(tmpdir(), 'detroit-threads-'));
  client = new pg.Client({ connectionString: await newDatabaseOn(postgres.url) });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the migrations before the one that merges threads. */
async function migrateUntilMerge(): Promise<void> {
  await cp(migrationsFolder(), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith('_one_thread_and_notifications'));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  await migrate(drizzle(client), { migrationsFolder: folder });
}

it('an upgrade merges the messages and the chat of a session by their times, and counts them as read', async () => {
  await migrateUntilMerge();
  const at = (minute: number) => `2026-03-02T12:0${minute}:00Z`;
  await client.query(`
    insert into users (id, email, password_hash) values ('ada', 'ada@x.test', '!'), ('bea', 'bea@x.test', '!');
    insert into categories (id, name, slug) values ('c', 'Skate', 'skate');
    insert into programs (id, category_id, title, slug) values ('p', 'c', 'Roll', 'roll');
    insert into sessions (id, program_id, title, starts_at, ends_at, price_member_cents, price_public_cents)
      values ('s', 'p', 'Roll', '2026-04-01T12:00:00Z', '2026-04-01T13:00:00Z', 0, 0);
    insert into registrations (id, session_id, user_id, status, price_cents, rate, plan)
      values ('r', 's', 'ada', 'confirmed', 0, 'public', 'full');
    insert into session_messages (id, session_id, sender_id, message, created_at)
      values ('m1', 's', 'ada', 'first', '${at(1)}'), ('m3', 's', 'bea', 'third', '${at(3)}');
    insert into chat_messages (id, room, sender_id, message, created_at)
      values ('c2', 'training:s', 'bea', 'second', '${at(2)}'), ('c4', 'training:s', 'ada', 'fourth', '${at(4)}'),
        ('c0', 'private:ada:bea', 'bea', 'aside', '${at(0)}');`);
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  const { rows } = await client.query(
    `select id, sender_id as by, message, to_char(created_at at time zone 'UTC', 'MI') as minute
      from chat_messages where room = 'training:s' order by sequence`,
  );
  expect(rows).toEqual([
    { id: 'm1', by: 'ada', message: 'first', minute: '01' },
    { id: 'c2', by: 'bea', message: 'second', minute: '02' },
    { id: 'm3', by: 'bea', message: 'third', minute: '03' },
    { id: 'c4', by: 'ada', message: 'fourth', minute: '04' },
  ]);
  const read = await client.query(`
    select d.user_id as who, m.id from chat_reads d join chat_messages m on m.sequence = d.sequence order by 1, 2`);
  expect(read.rows).toEqual([
    { who: 'ada', id: 'c0' },
    { who: 'ada', id: 'c4' },
    { who: 'bea', id: 'c0' },
  ]);
  const next = await client.query(
    `insert into chat_messages (id, room, sender_id, message) values ('m5', 'training:s', 'ada', 'fifth')
      returning sequence > (select max(sequence) from chat_messages where id <> 'm5') as is_last`,
  );
  expect(next.rows).toEqual([{ is_last: true }]);
});
