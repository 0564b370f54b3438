import type { ClosureCancelPreview, Contract } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { idsIn } from '../../platform/database/ids-in.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { closures, sessions } from '../../platform/database/schema/training.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';
import { findRecord } from '../../platform/records/record-handlers.ts';
import { madeAt, previewToken } from '../../platform/calls/preview-token.ts';
import { concerned, type CancelDeps } from '../schedule/cancel-session.ts';
import { cancelSessions } from '../schedule/cancel-sessions.ts';
import { allOnDays, meetsOnDays } from '../schedule/closed-days.ts';
import { personView, refundCents } from '../schedule/concerned-people.ts';
import { closureKind, isUndecided } from './closure-kind.ts';
import { holdClosures } from './generate.ts';

type Calls = Contract['officeClosures'];
type Closure = typeof closures.$inferSelect;

const bookedRow = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int(),
  startsAt: dateOfMs,
  isWhole: z.boolean(),
});
type Booked = z.output<typeof bookedRow>;

/** The booked sessions of a closure that are not over, soonest first. `isWhole`: all of its meetings are on these days. */
const bookedOn = (db: Db, { id }: Closure, now: Date): Promise<Booked[]> =>
  readRows(
    bookedRow,
    db.execute(sql`
    select s.id, s.title, s.version, ${epochMs('s.starts_at')} as "startsAt", ${allOnDays} as "isWhole"
    from closures k join sessions s on ${isUndecided} and s.ends_at > ${now.toISOString()}::timestamptz
    where k.id = ${id} order by s.starts_at, s.id`),
  );

/** What cancelling the booked sessions of a closure does at this moment. The token confirms nothing else. */
export async function closureCancelPreview(
  db: Db,
  deps: Pick<CancelDeps, 'keys'>,
  closure: Closure,
  { at, now = at }: { readonly at: Date; readonly now?: Date },
): Promise<ClosureCancelPreview> {
  const all = await bookedOn(db, closure, now);
  const whole = all.filter(({ isWhole }) => isWhole);
  const counted: ({ session: Booked } & Awaited<ReturnType<typeof concerned>>)[] = [];
  for (const session of whole) counted.push({ session, ...(await concerned(db, session.id)) });
  const booked = counted.flatMap((one) => one.booked);
  const waiting = counted.flatMap((one) => one.waiting);
  const signed = [
    'closure.cancel',
    closure.id,
    closure.version,
    counted.map((one) => [one.session.id, one.session.version, one.booked, one.waiting]),
  ];
  return {
    preview_token: previewToken(deps, at, signed),
    people_count: new Set(booked.map(({ id, userId }) => userId ?? id)).size,
    registrations_count: booked.length,
    waiting_count: new Set(waiting.map(({ userId }) => userId)).size,
    refund_total: fromCents(refundCents(booked)),
    sessions: counted.map((one) => ({
      ...namesOf(one.session),
      people_count: one.booked.length,
      waiting_count: one.waiting.length,
      refund_total: fromCents(refundCents(one.booked)),
      people: one.booked.map(personView),
    })),
    skipped: all.filter(({ isWhole }) => !isWhole).map(namesOf),
  };
}

const namesOf = ({ id, title, startsAt }: Booked) => ({
  id,
  title,
  start_datetime: toStudioIso(startsAt),
});

export const previewCancelClosure: Handler<Calls['previewCancel'], CancelDeps> = (call, deps) =>
  deps.office.read(async (db) =>
    closureCancelPreview(db, deps, await stored(db, call.params.id), { at: deps.clock.now() }),
  );

/**
 * Cancels the booked sessions of a closure that its preview still describes, in one transaction. A course that also meets on other
 * days stays. The job for cancelled sessions refunds, and writes one email to each person.
 */
export async function cancelClosure(
  call: Parameters<Handler<Calls['cancel'], CancelDeps>>[0],
  deps: CancelDeps,
  { lock = lockOn }: Guards<{ lock: typeof lockOn }> = {},
) {
  const { id } = call.params;
  const { reason, preview_token: token } = call.body;
  const { office, mail, settings } = deps;
  const now = deps.clock.now();
  const closure = await office.change(call, async (tx, record) => {
    await holdClosures(tx);
    const before = await stored(tx, id);
    await lock(tx, id);
    const preview = await confirmed(tx, deps, before, { token, now });
    const { people_count, registrations_count, refund_total } = preview;
    const ids = preview.sessions.map((session) => session.id);
    await record({
      action: 'closure.cancel',
      target: `closure:${id}`,
      before: null,
      after: { sessions: ids, people_count, registrations_count, refund_total },
      reason,
    });
    const cancelled = await tx
      .select()
      .from(sessions)
      .where(inArray(sessions.id, ids))
      .orderBy(asc(sessions.id));
    const cancelling = { mail, settings, now, record };
    await cancelSessions(tx, cancelling, cancelled, { reason, cancelledFor: id });
    return findRecord(closureKind, tx, id);
  });
  purgeSessionLists();
  return closure;
}

/** The preview that the token confirms. */
async function confirmed(
  tx: Db,
  deps: CancelDeps,
  closure: Closure,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<ClosureCancelPreview> {
  const fresh = await closureCancelPreview(tx, deps, closure, { at: now });
  if (fresh.sessions.length === 0) throw problem('session_over');
  const at = madeAt(token, now);
  if (at !== null) {
    const shown = await closureCancelPreview(tx, deps, closure, { at, now });
    if (shown.preview_token === token) return shown;
  }
  throw problem('preview_changed', { preview: { ...fresh } });
}

/** Locks the sessions that meet on the days of a closure, their series first, as everything that changes them does. */
async function lockOn(tx: Db, id: string): Promise<void> {
  const found = await readRows(
    z.object({ id: z.string() }),
    tx.execute(sql`
    select s.id from closures k join sessions s on ${meetsOnDays} where k.id = ${id}`),
  );
  const ids = idsIn(found.map((session) => session.id));
  await tx.execute(sql`
    select id from series where id in (select series_id from sessions where id in ${ids}) order by id for no key update`);
  await tx.execute(sql`select id from sessions where id in ${ids} order by id for update`);
}

async function stored(db: Db, id: string): Promise<Closure> {
  const [closure] = await db.select().from(closures).where(eq(closures.id, id));
  if (closure === undefined) throw problem('not_found');
  return closure;
}
