import { asc, isNull } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { series } from '../../platform/database/schema/training.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';
import { generateSessions, holdClosures, lockSeries } from './generate.ts';

/** Makes the sessions of all series up to the horizon, one series after another. What exists stays as it is. */
export async function extendSeries(
  { database, clock, settings }: Pick<PlatformDeps, 'database' | 'clock' | 'settings'>,
  limits: JobRunLimits = {},
): Promise<void> {
  const run = startJobRun(limits);
  const all = await database.db
    .select({ id: series.id })
    .from(series)
    .where(isNull(series.archivedAt))
    .orderBy(asc(series.id));
  await run.each(all, ({ id }) =>
    database.withTx(async (tx) => {
      await holdClosures(tx);
      const row = await lockSeries(tx, id);
      const made = row && (await generateSessions(tx, row, clock.now(), settings.seriesWeeksAhead));
      if (made) purgeSessionLists();
    }),
  );
  run.end();
}
