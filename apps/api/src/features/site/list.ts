import { eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { ChangedBy } from '../../platform/audit/audit-entry.ts';
import type { OfficeDatabase } from '../../platform/audit/office-database.ts';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { Db } from '../../platform/database/database.ts';
import { siteLists } from '../../platform/database/schema/content.ts';

/** A list of the public site that the team saves as a whole. */
interface SiteList<Shown, Written> {
  readonly name: (typeof siteLists.$inferSelect)['name'];
  readonly read: (db: Db) => Promise<Shown[]>;
  /** What the team wrote of an entry. */
  readonly written: (item: Shown) => Written;
  /** Stores the entries, once the earlier ones are gone. */
  readonly replace: (tx: Db, items: Written[]) => Promise<void>;
}

/** How often the list was saved in the office. */
async function versionOf(db: Db, name: SiteList<unknown, unknown>['name']): Promise<number> {
  const [row] = await db.select().from(siteLists).where(eq(siteLists.name, name));
  return row?.version ?? 0;
}

interface Stored<Shown> {
  readonly items: Shown[];
  readonly version: number;
}

export const readList = <Shown, Written>(
  office: OfficeDatabase,
  { name, read }: SiteList<Shown, Written>,
): Promise<Stored<Shown>> =>
  office.read(async (db) => ({ items: await read(db), version: await versionOf(db, name) }));

interface Save<Written> extends ChangedBy {
  readonly body: { readonly version: number; readonly items: Written[] };
}

/** Saves the list over the version that it started from. A save that changes nothing keeps the version. */
export const saveList = <Shown, Written>(
  office: OfficeDatabase,
  { name, read, written, replace }: SiteList<Shown, Written>,
  call: Save<Written>,
): Promise<Stored<Shown>> =>
  office.change(call, async (tx, record) => {
    const { items } = call.body;
    const target = `site:${name}`;
    // Also when nobody has saved it: there is no row to lock then.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${target}))`);
    const version = await versionOf(tx, name);
    const shown = await read(tx);
    const before = shown.map(written);
    await requireVersion(tx, {
      target,
      version: call.body.version,
      yours: { items },
      theirs: { items: before, version },
    });
    if (isDeepStrictEqual(items, before)) return { items: shown, version };
    await replace(tx, items);
    const next = { name, version: version + 1 };
    await tx.insert(siteLists).values(next).onConflictDoUpdate({ target: siteLists.name, set: next });
    await record({
      action: `${name}.change`,
      target,
      before: { items: before },
      after: { items },
      version: next.version,
    });
    return { items: await read(tx), version: next.version };
  });
