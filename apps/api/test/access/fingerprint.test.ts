import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../server.ts';
import { fingerprinter } from './check-access.ts';

/** They count and store requests, and files that go. */
const excluded = [
  'discarded_pictures',
  'idempotency_keys',
  'rate_limits',
  'refresh_families',
  'refresh_tokens',
];

let server: TestServer;
let tables: string[];
beforeAll(async () => {
  server = await testServer();
  const { db } = server.database;
  const { rows } = await db.execute<{ name: string }>(
    // The clock comes last: with a second row, columns of other tables have no default any more.
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by relname = 'studio_clock', 1`,
  );
  tables = rows.map(({ name }) => name);
  // Every table takes an empty row, without its constraints and triggers.
  await db.execute(sql`
    do $$ declare each record; begin
      for each in select conrelid::regclass as name, conname from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('f', 'c', 'u', 'p', 'x') order by contype <> 'f' loop
        execute format('alter table %s drop constraint %I', each.name, each.conname);
      end loop;
      for each in select attrelid::regclass as name, string_agg(format('alter column %I drop not null', attname), ', ') as columns
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and attnotnull and attidentity = ''
        group by attrelid loop
        execute format('alter table %s %s', each.name, each.columns);
      end loop;
      for each in select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format('alter table %I disable trigger user', each.name);
      end loop;
    end $$`);
});
afterAll(() => server?.close());

it('the fingerprint differs after an insert, an update of one row and a delete in every table (positive control)', async () => {
  const { db } = server.database;
  const fingerprint = await fingerprinter(server);
  const unseen: string[] = [];
  for (const name of tables) {
    const table = sql.identifier(name);
    const { rows } = await db.execute<{ column: string }>(sql`
      select attname as column from pg_attribute where attrelid = ${name}::regclass and attnum > 0 and not attisdropped
        and attgenerated = '' and attidentity = '' limit 1`);
    const column = sql.identifier(rows[0]?.column ?? '');
    const oneRow = sql`ctid = (select max(ctid) from ${table})`;
    const changes = {
      insert: sql`insert into ${table} default values`,
      'insert of another': sql`insert into ${table} default values`,
      update: sql`update ${table} set ${column} = ${column} where ${oneRow}`,
      delete: sql`delete from ${table} where ${oneRow}`,
    };
    for (const [kind, change] of Object.entries(changes)) {
      const before = await fingerprint();
      await db.execute(change);
      if ((await fingerprint()) === before) unseen.push(`${kind}: ${name}`);
    }
  }
  const kinds = ['insert', 'insert of another', 'update', 'delete'];
  expect(unseen).toEqual(
    tables
      .filter((name) => excluded.includes(name))
      .flatMap((name) => kinds.map((kind) => `${kind}: ${name}`)),
  );
  expect(tables.length).toBeGreaterThan(excluded.length);
});
