import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';
import {
  contentOf,
  keepNewest,
  requireNewest,
  targetOf,
  type WrittenCall,
  type WrittenDeps,
} from './revisions.ts';
import { findWritten, lockWritten, type WrittenKind, type WrittenRow } from './written-kind.ts';

interface Publish {
  readonly version: number;
  readonly at?: string | undefined;
}

/** Puts the newest revision on the site: now, or at a time, for which it is frozen. */
export const publishWritten = <Content extends object>(
  kind: WrittenKind<Content>,
  call: WrittenCall,
  { office, clock, settings }: WrittenDeps,
  { version, at: wanted }: Publish,
): Promise<WrittenRow<Content>> =>
  office.change(call, async (tx, record) => {
    const now = clock.now();
    const at = wanted === undefined ? null : new Date(wanted);
    if (at !== null && at <= now) throw fieldProblem({ at: ['Choose a time to come, or publish it now.'] });
    const before = await lockWritten(tx, kind, call.params.id, now);
    await requireNewest(tx, kind, before, { version, yours: {}, settings });
    kind.requirePublishable(before.content);
    await kind.requireFree(tx, before.content, before.id);
    const isThere =
      at === null
        ? before.published_version === version && before.scheduled_at === null
        : before.scheduled_version === version && before.scheduled_at?.getTime() === at.getTime();
    if (isThere) return before;
    await keepNewest(tx, kind, before);
    if (at === null) await putOnSite(tx, kind, before, { n: version, content: before.content, at: now });
    else
      await tx.execute(sql`update ${sql.identifier(kind.table)}
        set scheduled_version = ${version}, scheduled_at = ${at.toISOString()}::timestamptz where id = ${before.id}`);
    const after = await findWritten(tx, kind, before.id, now);
    await record({
      action: at === null ? `${kind.noun}.publish` : `${kind.noun}.schedule`,
      target: targetOf(kind, before.id),
      before: onSite(before),
      after: onSite(after),
    });
    return after;
  });

/** Takes a text off the site, and ends its schedule. */
export const unpublishWritten = <Content extends object>(
  kind: WrittenKind<Content>,
  call: WrittenCall,
  { office, clock, settings }: WrittenDeps,
  version: number,
): Promise<WrittenRow<Content>> =>
  office.change(call, async (tx, record) => {
    const now = clock.now();
    const before = await lockWritten(tx, kind, call.params.id, now);
    await requireNewest(tx, kind, before, { version, yours: {}, settings });
    if (before.published_at === null && before.scheduled_at === null) return before;
    if (!before.is_stored) await keepNewest(tx, kind, before);
    await tx.execute(sql`update ${sql.identifier(kind.table)} set published_at = null, published_version = null,
      scheduled_at = null, scheduled_version = null, unpublished_from = coalesce(published_at, unpublished_from)
      where id = ${before.id}`);
    const after = await findWritten(tx, kind, before.id, now);
    await record({
      action: `${kind.noun}.unpublish`,
      target: targetOf(kind, before.id),
      before: onSite(before),
      after: onSite(after),
    });
    return after;
  });

const onSite = ({ status, published_version, scheduled_version, scheduled_at }: WrittenRow<unknown>) => ({
  status,
  published_version,
  scheduled_version,
  scheduled_at,
});

interface Revision<Content> {
  readonly n: number;
  readonly content: Content;
  readonly at: Date;
}

async function putOnSite<Content extends object>(
  tx: Db,
  kind: WrittenKind<Content>,
  row: WrittenRow<Content>,
  { n, content, at }: Revision<Content>,
): Promise<void> {
  await kind.show(tx, row, content, at);
  const since = sql`${at.toISOString()}::timestamptz`;
  // The date of the first time stays.
  await tx.execute(sql`update ${sql.identifier(kind.table)} set
    published_at = coalesce(published_at, unpublished_from, ${since}), published_version = ${n},
    scheduled_at = null, scheduled_version = null, updated_at = ${since} where id = ${row.id}`);
}

/** Puts on the site what is scheduled until now. After a failure, the schedule and the site stay as they are. */
export async function publishDue<Content extends object>(
  kind: WrittenKind<Content>,
  { database, clock }: Pick<PlatformDeps, 'database' | 'clock'>,
  limits: JobRunLimits = {},
): Promise<void> {
  const now = clock.now();
  const due = await readRows(
    z.object({ id: z.string() }),
    database.db.execute(sql`select id from ${sql.identifier(kind.table)}
      where scheduled_at <= ${now.toISOString()}::timestamptz order by scheduled_at limit 100`),
  );
  const run = startJobRun(limits);
  await run.each(due, ({ id }) =>
    database.withTx(async (tx) => {
      const row = await lockWritten(tx, kind, id, now);
      const { scheduled_at: at, scheduled_version: n } = row;
      if (at === null || n === null || at > now) return;
      const content = await contentOf(tx, kind, id, n);
      if (content === undefined) throw new Error('the scheduled revision is not stored');
      await kind.requireFree(tx, content, id);
      await putOnSite(tx, kind, row, { n, content, at });
    }),
  );
  run.end();
}
