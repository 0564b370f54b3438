import type { Contract, OfficeSite } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../platform/audit/require-version.ts';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { siteOpening } from '../../platform/database/schema/content.ts';

type Calls = Contract['officeSite'];
export type OpeningDeps = Pick<PlatformDeps, 'clock' | 'settings'>;

/** Whether the site is open now: as the environment says, or else as the team decided. */
export async function readOpening(db: Db, { clock, settings }: OpeningDeps): Promise<OfficeSite> {
  const now = clock.now();
  const [row] = await db.select().from(siteOpening);
  const isWaiting = row?.state === 'coming_soon' && (row.opensAt === null || row.opensAt > now);
  const decided = isWaiting ? 'coming_soon' : 'live';
  const { launchState } = settings;
  return {
    state: launchState ?? decided,
    opens_at: launchState === null && isWaiting && row.opensAt ? toStudioIso(row.opensAt) : null,
    is_set_by_environment: launchState !== null,
    version: row?.version ?? 0,
  };
}

interface OfficeDeps extends OfficeDatabaseDeps, OpeningDeps {}

/** Opens the site now or at a time, or shows that it opens soon. */
export const saveOpening: Handler<Calls['save'], OfficeDeps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const { version, state, opens_at: opens } = call.body;
    const opensAt = opens === null ? null : new Date(opens);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site:opening'))`);
    const before = await readOpening(tx, deps);
    if (before.is_set_by_environment)
      throw fieldProblem({ state: ['The setting LAUNCH_STATE of the server decides this.'] });
    if (state === 'live' && opensAt !== null)
      throw fieldProblem({ opens_at: ['An open site has no time of opening.'] });
    if (opensAt !== null && opensAt <= deps.clock.now())
      throw fieldProblem({ opens_at: ['Choose a time to come, or open the site now.'] });
    await requireVersion(tx, {
      target: 'site:opening',
      version,
      yours: { state, opens_at: opensAt && toStudioIso(opensAt) },
      theirs: { state: before.state, opens_at: before.opens_at, version: before.version },
    });
    const after = { ...before, state, opens_at: opensAt && toStudioIso(opensAt) };
    if (isDeepStrictEqual(after, before)) return before;
    const row = { id: 1, state, opensAt, version: before.version + 1 };
    await tx.insert(siteOpening).values(row).onConflictDoUpdate({ target: siteOpening.id, set: row });
    await record({
      action: 'site.change',
      target: 'site:opening',
      before: { state: before.state, opens_at: before.opens_at },
      after: { state: after.state, opens_at: after.opens_at },
      version: row.version,
    });
    return { ...after, version: row.version };
  });
