import { sql } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { JobRunLimits } from '../../platform/jobs/job-run.ts';
import { deleteDiscardedPictures } from './discarded-pictures.ts';

/** Longer than the transaction that stores the record of a new picture. */
const workMs = 10 * 60_000;

/**
 * Deletes pictures of the studio that no record has, and then the files that are due. A copy that is made meanwhile keeps its
 * picture: its foreign key makes this statement fail, and the next run finds it.
 */
export async function tidyPictures(
  deps: Pick<PlatformDeps, 'database' | 'files' | 'systemClock'>,
  limits: JobRunLimits = {},
): Promise<void> {
  const now = deps.systemClock.now();
  const before = new Date(now.getTime() - workMs).toISOString();
  await deps.database.db.execute(sql`
    with gone as (
      delete from studio_pictures p where p.created_at < ${before}::timestamptz
        and not exists (select 1 from sessions s where s.picture = p.name)
        and not exists (select 1 from series r where r.picture = p.name)
        and not exists (select 1 from coaches c where c.picture = p.name)
        and not exists (select 1 from media_pictures m where m.name = p.name)
      returning p.name)
    insert into discarded_pictures (name, remove_after) select name, ${now.toISOString()}::timestamptz from gone
    on conflict do nothing`);
  await deleteDiscardedPictures(deps, limits);
}
