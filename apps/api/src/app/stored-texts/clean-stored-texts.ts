import {
  canonicalPostalCode,
  cleanAccountEmail,
  cleanLine,
  cleanText,
} from '@detroit-well/validation/clean-text';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { cleanPost } from '../../features/blog/clean-post.ts';
import { cleanPage } from '../../features/pages/clean-page.ts';
import type { PageFields } from '../../features/pages/view.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { posts } from '../../platform/database/schema/blog.ts';
import { pages } from '../../platform/database/schema/content.ts';
import { billingAddresses, users } from '../../platform/database/schema/people.ts';
import { seedRuns } from '../../platform/database/schema/server.ts';
import { cleanedColumns, cleanedJson, distinctColumns } from './cleaned-columns.ts';

/** An arbitrary advisory lock id, so that one process converts at a time. */
const conversionLock = 4_100_204;
/** The name of the row in `seed_runs` after the conversion. */
const converted = 'clean-texts';
const updatesPerStatement = 500;

/**
 * Cleans the texts that older versions stored: once per database, and `again` on request, because an older process may have
 * stored texts since. Two accounts whose addresses become the same keep their addresses, except the one that came first:
 * `collidingAccounts` lists the others. No accounts are merged.
 */
export async function cleanStoredTexts(
  database: Database,
  now: Date,
  { again = false }: { readonly again?: boolean } = {},
): Promise<void> {
  const isDone = async (db: Db) =>
    !again && (await db.select().from(seedRuns).where(eq(seedRuns.name, converted))).length > 0;
  if (await isDone(database.db)) return;
  await database.withTx(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${conversionLock})`);
    if (await isDone(tx)) return;
    let rows = 0;
    for (const { clean, columns } of cleanedColumns) {
      for (const column of columns) rows += await cleanColumn(tx, column, clean);
    }
    for (const column of cleanedJson) rows += await cleanColumn(tx, column, cleanJson);
    await cleanContent(tx);
    await cleanPostalCodes(tx);
    await tx.insert(seedRuns).values({ name: converted, rows, createdAt: now }).onConflictDoNothing();
  });
}

/** The accounts whose address could not be converted, because another account has the converted one: `email`. */
export async function collidingAccounts(db: Db): Promise<{ id: string; email: string }[]> {
  const suspects = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`${users.email} ~ '[^!-~]'`)
    .orderBy(users.id);
  return suspects
    .map(({ id, email }) => ({ id, stored: email ?? '', email: cleanAccountEmail(email ?? '') }))
    .filter(({ stored, email }) => stored !== email)
    .map(({ id, email }) => ({ id, email }));
}

const storedText = z.object({ text: z.string() });

/** Replaces each text of a column by its clean form. Returns how many texts changed. */
async function cleanColumn(tx: Db, column: PgColumn, clean: (text: string) => string): Promise<number> {
  const { table } = column;
  // The oldest verified account of an address keeps it.
  const order = column === users.email ? sql`min(email_verified_at) nulls last, min(created_at)` : sql`1`;
  const found = await readRows(
    storedText,
    tx.execute(sql`
      select ${column}::text as text from ${table} where ${column}::text ~ '[^ -~]|\\\\|^ | $'
      group by ${column} order by ${order}`),
  );
  let changes = found
    .map(({ text }) => ({ before: text, after: clean(text) }))
    .filter(({ before, after }) => before !== after);
  if (distinctColumns.has(column)) changes = await withoutCollisions(tx, column, changes);
  for (let at = 0; at < changes.length; at += updatesPerStatement) {
    const pairs = changes
      .slice(at, at + updatesPerStatement)
      .map(({ before, after }) => sql`(${before}::text, ${after}::text)`);
    await tx.execute(sql`
      update ${table} set ${sql.identifier(column.name)} = pair.after::${sql.raw(column.getSQLType())}
      from (values ${sql.join(pairs, sql`, `)}) as pair (before, after) where ${column}::text = pair.before`);
  }
  return changes.length;
}

interface Change {
  readonly before: string;
  readonly after: string;
}

/** Leaves out changes to a text that another row has already, or gets by an earlier change. */
async function withoutCollisions(tx: Db, column: PgColumn, changes: Change[]): Promise<Change[]> {
  if (changes.length === 0) return [];
  const wanted = changes.map(({ after }) => after);
  const rows = await tx.select({ text: column }).from(column.table).where(inArray(column, wanted));
  const taken = new Set(rows.map(({ text }) => String(text)));
  return changes.filter(({ after }) => {
    if (taken.has(after)) return false;
    taken.add(after);
    return true;
  });
}

function cleanJson(json: string): string {
  const cleaned: unknown = JSON.parse(json, (name, value: unknown) => {
    if (typeof value !== 'string') return value;
    return name === 'email' ? cleanAccountEmail(value) : cleanText(value);
  });
  return isDeepStrictEqual(cleaned, JSON.parse(json)) ? json : JSON.stringify(cleaned);
}

/** Stores posts and pages again, as if an editor had submitted them: HTML is sanitized after it is cleaned. */
async function cleanContent(tx: Db): Promise<void> {
  for (const { id, introHtml: intro, ...post } of await tx.select().from(posts)) {
    const title = cleanLine(post.title);
    const subheader = cleanText(post.subheader);
    const excerpt = cleanText(post.excerpt);
    const seoTitle = cleanLine(post.seoTitle);
    const searchDescription = cleanLine(post.searchDescription);
    const clean = cleanPost({ title, subheader, excerpt, intro, body: post.body });
    await tx
      .update(posts)
      .set({ ...clean, seoTitle, searchDescription })
      .where(eq(posts.id, id));
  }
  for (const { id, bodyHtml, ...page } of await tx.select().from(pages)) {
    const title = cleanLine(page.title);
    const seoTitle = cleanLine(page.seoTitle);
    const searchDescription = cleanLine(page.searchDescription);
    const fields = JSON.parse(cleanJson(JSON.stringify(page.fields))) as PageFields; // the same fields
    const clean = cleanPage({ body: bodyHtml, fields });
    await tx
      .update(pages)
      .set({ ...clean, title, seoTitle, searchDescription })
      .where(eq(pages.id, id));
  }
}

/** Canadian postal codes were stored in the case in which they were typed. */
async function cleanPostalCodes(tx: Db): Promise<void> {
  const rows = await tx.select().from(billingAddresses).where(eq(billingAddresses.country, 'CA'));
  for (const { id, country, postalCode: typed } of rows) {
    const postalCode = canonicalPostalCode(country, typed);
    if (postalCode !== typed)
      await tx.update(billingAddresses).set({ postalCode }).where(eq(billingAddresses.id, id));
  }
}
