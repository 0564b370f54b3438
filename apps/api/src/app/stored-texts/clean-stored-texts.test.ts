import { cleanText } from '@detroit-well/validation/clean-text';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { anyDatabase } from '../../../test/database.ts';
import { seed } from '../seed/seed.ts';
import type { Database } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { posts } from '../../platform/database/schema/blog.ts';
import {
  billingAddresses,
  emergencyContacts,
  profiles,
  users,
} from '../../platform/database/schema/people.ts';
import { seedRuns } from '../../platform/database/schema/server.ts';
import { cleanStoredTexts, collidingAccounts } from './clean-stored-texts.ts';

const now = new Date('2026-03-02T17:00:00Z');
let database: Database;
beforeEach(async () => {
  database = await anyDatabase();
});
afterEach(() => database?.close());

async function store(id: string, email: string, verified?: Date, createdAt = now) {
  await database.db
    .insert(users)
    .values({ id, email, passwordHash: 'x', createdAt, ...(verified && { emailVerifiedAt: verified }) });
  await database.db.insert(profiles).values({ userId: id, firstName: `${id}\u200B`, phone: '313\u00A0555' });
}
const emails = async () =>
  Object.fromEntries((await database.db.select().from(users)).map(({ id, email }) => [id, email]));

describe('texts that older versions stored', () => {
  it('are cleaned once, each in its way', async () => {
    await store('eva', 'e\u00ADva@münchen.test');
    const { db } = database;
    await db.insert(billingAddresses).values({
      userId: 'eva',
      address: 'Rue de l\u2019E\u0301glise\u0007',
      city: 'Ottawa',
      postalCode: 'k1a 0b1',
      country: 'CA',
    });
    await db.insert(emergencyContacts).values({
      userId: 'eva',
      name: '\u202EafL',
      relationship: 'friend',
      phone: '3135550142',
      email: 'Flo@b\u00FCcher.test',
    });
    await db.insert(posts).values({
      slug: 'a',
      title: 'Bell\u0007',
      introHtml: '<p>a\u200B</p><a href="java\u200Bscript:alert(1)">b</a>',
      body: [{ id: '1', type: 'quote', value: { text: 'te\u0007xt' } }],
      publishedAt: now,
    });
    await cleanStoredTexts(database, now);
    expect(await emails()).toEqual({ eva: 'eva@xn--mnchen-3ya.test' });
    expect(await db.select().from(profiles)).toMatchObject([{ firstName: 'eva', phone: '313 555' }]);
    expect(await db.select().from(billingAddresses)).toMatchObject([
      { address: 'Rue de l\u2019Église', postalCode: 'K1A 0B1' },
    ]);
    expect(await db.select().from(emergencyContacts)).toMatchObject([
      { name: 'afL', email: 'Flo@xn--bcher-kva.test' },
    ]);
    expect(await db.select().from(posts)).toMatchObject([
      { title: 'Bell', introHtml: '<p>a</p><a>b</a>', body: [{ value: { text: 'text' } }] },
    ]);
    await db.update(profiles).set({ firstName: 'later\u200B' }).where(eq(profiles.userId, 'eva'));
    await cleanStoredTexts(database, now);
    expect(await db.select().from(profiles)).toMatchObject([{ firstName: 'later\u200B' }]);
    await cleanStoredTexts(database, now, { again: true });
    expect(await db.select().from(profiles)).toMatchObject([{ firstName: 'later' }]);
    expect(await db.select().from(seedRuns)).toMatchObject([{ name: 'clean-texts' }]);
  });

  it('that would give two accounts one address stay, and the accounts are listed', async () => {
    await store('ascii', 'eva@xn--mnchen-3ya.test');
    await store('unicode', 'eva@münchen.test', now);
    await store('unverified', 'leo\u200B@example.test', undefined, new Date(0));
    await store('verified', 'leo\u00AD@example.test', now);
    await cleanStoredTexts(database, now);
    expect(await emails()).toEqual({
      ascii: 'eva@xn--mnchen-3ya.test',
      unicode: 'eva@münchen.test',
      unverified: 'leo\u200B@example.test',
      verified: 'leo@example.test',
    });
    expect(await collidingAccounts(database.db)).toEqual([
      { id: 'unicode', email: 'eva@xn--mnchen-3ya.test' },
      { id: 'unverified', email: 'leo@example.test' },
    ]);
  });

  it('are cleaned once by two processes at a time', async () => {
    await store('eva', 'eva\u200B@example.test');
    await Promise.all([cleanStoredTexts(database, now), cleanStoredTexts(database, now)]);
    expect(await emails()).toEqual({ eva: 'eva@example.test' });
  });
});

it('the demo data is clean in every column', async () => {
  await seed(database, now);
  // The database computes the others from these: a searched name has a space before each word.
  const column = z.object({ table_name: z.string(), column_name: z.string() });
  const columns = await readRows(
    column,
    database.db.execute(sql`select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb') and is_generated = 'NEVER'`),
  );
  expect(columns.length).toBeGreaterThan(100);
  for (const { table_name: table, column_name: name } of columns) {
    const found = await readRows(
      z.object({ text: z.string() }),
      database.db.execute(
        sql`select distinct ${sql.identifier(name)}::text as text from ${sql.identifier(table)} where ${sql.identifier(name)} is not null`,
      ),
    );
    for (const { text } of found) expect([table, name, cleanText(text)]).toEqual([table, name, text]);
  }
}, 60_000);
