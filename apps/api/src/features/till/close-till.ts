import type { Contract } from '@detroit-well/api-client/contract';
import { toCents } from '@detroit-well/pricing';
import { desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Call } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { tillClosings } from '../../platform/database/schema/till.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { findClosing } from './closings.ts';
import type { TillDeps } from './dependencies.ts';
import { isOfTill } from './in-till.ts';

type Close = Contract['officeTill']['close'];

/** An arbitrary advisory lock id, so that one person at a time closes the till. */
const tillLock = 7_311_402;

export type LockTill = (tx: Db) => Promise<unknown>;
const lockTill: LockTill = (tx) => tx.execute(sql`select pg_advisory_xact_lock(${tillLock})`);

/**
 * Closes the till that was shown, with all that succeeded and no closing has counted. Of two people who close the same till, one
 * does; the other gets that closing, and theirs is not stored.
 */
export async function closeTill(
  call: Call<Close>,
  { office, clock }: TillDeps,
  { lock = lockTill }: Guards<{ lock: LockTill }> = {},
) {
  const { body, caller } = call;
  const id = idOfRequest(call);
  return office.change(call, async (tx, record) => {
    await lock(tx);
    // A repetition after a crash.
    const stored = await findClosing(tx, id);
    if (stored) return stored;
    const [last] = await tx.select().from(tillClosings).orderBy(desc(tillClosings.number)).limit(1);
    if (last === undefined) throw new Error('the first till has no start');
    if (Date.parse(body.since) !== last.closedAt.getTime()) throw await closedBefore(tx, last.id);
    await tx.insert(tillClosings).values({
      id,
      number: last.number + 1,
      since: last.closedAt,
      closedAt: laterThan(last.closedAt, clock.now()),
      actorId: caller.userId,
      countedCents: toCents(body.counted_cash),
      note: body.note ?? '',
    });
    const counted = await countInto(tx, id);
    await tx.update(tillClosings).set(counted).where(eq(tillClosings.id, id));
    const closing = await findClosing(tx, id);
    if (closing === undefined) throw new Error('the closing was not stored');
    const { expected_cash, counted_cash, note } = closing;
    await record({
      action: 'till.close',
      target: `till_closing:${id}`,
      before: null,
      after: { expected_cash, counted_cash, note },
    });
    return closing;
  });
}

/** The problem of a till that is not open any more. Before the first closing there is none to show. */
async function closedBefore(tx: Db, lastId: string) {
  const closing = await findClosing(tx, lastId);
  return problem('till_closed', closing && { closing });
}

/** Two tills in a row never began at the same time, because their start tells them apart. */
const laterThan = (last: Date, now: Date): Date =>
  now.getTime() === last.getTime() ? new Date(now.getTime() + 1) : now;

const counted = z.object({ entries: z.int(), takenCents: z.int(), givenBackCents: z.int() });

/** Marks what this closing counts, in the order of the ids, and adds up its cash. */
async function countInto(tx: Db, id: string): Promise<z.output<typeof counted>> {
  const [sums] = await readRows(
    counted,
    tx.execute(sql`
      with open as (
        select id from payments where till_closing_id is null and status = 'succeeded' order by id for update
      ), marked as (
        update payments m set till_closing_id = ${id} from open where m.id = open.id
        returning m.kind, m.method, m.status, m.amount_cents
      ) select (count(*) filter (where ${isOfTill}))::int as entries,
        coalesce(sum(m.amount_cents) filter (where m.method = 'cash' and m.kind = 'charge'), 0)::int as "takenCents",
        coalesce(sum(m.amount_cents) filter (where m.method = 'cash' and m.kind = 'refund'), 0)::int as "givenBackCents"
      from marked m`),
  );
  if (sums === undefined) throw new Error('the sums did not come');
  return sums;
}
