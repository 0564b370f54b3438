import { paths, siteUrl } from '@detroit-well/config/paths';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Guards } from '../../../platform/database/guards.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { startJobRun } from '../../../platform/jobs/job-run.ts';
import { lockWaitlist } from '../waitlist/waitlist-session.ts';
import { spotOpenedEmail } from './email-templates.ts';

type TellDeps = Pick<PlatformDeps, 'database' | 'clock' | 'mail' | 'settings'>;
type TellGuards = Guards<{ lock: SQL; claim: SQL; waitlistFirst: SQL }>;

/** The waitlist comes first: no member waits for a seat of the session `s`. A seat that is offered counts as taken. */
const nobodyWaits = sql`not exists (
  select 1 from waitlist_entries e where e.session_id = s.id and e.status = 'waiting')`;

/** The session `s` accepts registrations, and a seat is open to all. */
const openToAll = (now: Date, { waitlistFirst = nobodyWaits }: TellGuards): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`s.status <> 'cancelled' and s.starts_at > ${at}
    and (s.registration_opens_at is null or s.registration_opens_at <= ${at})
    and (s.registration_closes_at is null or s.registration_closes_at > ${at})
    and (s.max_participants is null or s.taken < s.max_participants) and ${waitlistFirst}`;
};

/**
 * Emails the visitors who asked when a spot opens, once, and erases their addresses. Any number of processes may run it
 * concurrently.
 */
export async function tellVisitors(
  deps: TellDeps,
  { stopping, ...guards }: { stopping?: AbortSignal | undefined } & TellGuards = {},
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const rows = await readRows(
    z.object({ id: z.string() }),
    database.db.execute(sql`
    select distinct s.id from opening_requests o join sessions s on s.id = o.session_id
    where o.status = 'waiting' and ${openToAll(now, guards)} limit 200`),
  );
  const run = startJobRun({ stopping });
  await run.each(rows, ({ id }) => database.withTx((tx) => tellAbout(tx, deps, id, now, guards)));
  run.end();
}

/** Runs under the per-session lock, which keeps the seat free and the waitlist empty until the emails are in the outbox. */
async function tellAbout(
  tx: Db,
  { mail, settings }: TellDeps,
  sessionId: string,
  now: Date,
  guards: TellGuards,
): Promise<void> {
  const session = await lockWaitlist(tx, sessionId, guards);
  const open = await tx.execute(
    sql`select s.id from sessions s where s.id = ${sessionId} and ${openToAll(now, guards)}`,
  );
  if (session === null || open.rows.length === 0) return;
  const visitors = await readRows(
    z.object({ email: z.string() }),
    tx.execute(sql`
    with told as (
      select id, email from opening_requests where session_id = ${sessionId} and status = 'waiting'
      ${guards.claim ?? sql`for update`}
    )
    update opening_requests o set status = 'told', email = null, updated_at = ${now.toISOString()}::timestamptz
    from told where o.id = told.id returning told.email`),
  );
  const registerUrl = siteUrl(settings.addresses.siteUrl, paths.spotOpened(sessionId));
  const data = { sessionTitle: session.title, startsAt: session.startsAt, registerUrl };
  await mail.sendAll(
    tx,
    visitors.map(({ email }) => spotOpenedEmail(email, data)),
  );
}
