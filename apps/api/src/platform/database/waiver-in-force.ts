import { sql, type SQL } from 'drizzle-orm';

/** The versions of the waiver that were in force until a time, the newest one first, as `v`. A scheduled one comes later. */
export const publishedWaivers = (now: Date): SQL => sql`
  waiver_versions v where v.published_at <= ${now.toISOString()}::timestamptz order by v.published_at desc, v.version desc`;

/** The name of the version in force; null before the first. */
export const versionInForce = (now: Date): SQL =>
  sql`(select v.version from ${publishedWaivers(now)} limit 1)`;
