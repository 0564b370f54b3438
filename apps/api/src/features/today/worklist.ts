import { mayDo, whoMay, type Contract, type WorklistEntry } from '@detroit-well/api-client/contract';
import { fold } from '@detroit-well/config/fold';
import { eq, sql } from 'drizzle-orm';
import type { Change } from '../../platform/audit/audit-entry.ts';
import type { Handler, StaffCaller } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { walkIns } from '../../platform/database/schema/walk-ins.ts';
import { foundEntries, computedPage } from '../../platform/lists/computed-list.ts';
import { asksForCsv, csvReply } from '../../platform/lists/list-reply.ts';
import { ownSession } from '../coaching/own-session.ts';
import { reviewMoney } from './review-money.ts';
import type { TodayDeps } from './today.ts';
import { flaggedFacts } from './waiting-facts.ts';
import { isReviewable, waitingMoney } from './waiting-money.ts';
import { dropNotice, noticeKind } from './waiting-notices.ts';
import { waitingFor } from './waiting.ts';
import { readWaitingWalkIns } from './waiting-walk-ins.ts';

const sorts = {
  at: ({ at }: WorklistEntry) => new Date(at).toISOString(),
  kind: ({ kind }: WorklistEntry) => kind,
  title: ({ title }: WorklistEntry) => fold(title),
};

/** Payments and renewals that failed. */
const failedKinds: ReadonlySet<string> = new Set(['payment_failed', 'renewal_failed']);

/** The entries that wait for a person. A file leaves an audit entry. */
export const worklist: Handler<Contract['officeWorklist']['list'], TodayDeps> = async (call, deps) => {
  const { caller, query } = call;
  const read = async (db: Db) => {
    const now = deps.clock.now();
    const all =
      query.about === undefined ? await waitingFor(db, caller, now) : await waitingMoney(db, caller, now);
    const entries = all.filter(
      ({ kind }) =>
        (query.kind === undefined || kind === query.kind) &&
        (query.about !== 'failed' || failedKinds.has(kind)),
    );
    return { entries, sorts, textOf: ({ title, text }: WorklistEntry) => `${title} ${text}` };
  };
  if (asksForCsv(call))
    return csvReply(call, deps, 'worklist', async (db) => foundEntries(await read(db), query), ['amount']);
  return deps.office.read(async (db) => computedPage(await read(db), query));
};

/** Takes an entry from the worklist: a flagged mark with all its flags, a walk-in, a refund or a dispute. All of them stay where they are. */
export const resolve: Handler<Contract['officeWorklist']['resolve'], TodayDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const [kind] = call.params.id.split(':');
    const id = call.params.id.slice(call.params.id.indexOf(':') + 1);
    if (kind !== undefined && isReviewable(kind)) {
      await record(await reviewMoney(tx, { kind, id }, call.caller, clock.now()));
      return;
    }
    if (kind === noticeKind) {
      await record(await dropNotice(tx, id, call.caller));
      return;
    }
    if (kind === 'walk_in') {
      await record(await giveUpWalkIn(tx, id, call.caller, clock.now()));
      return;
    }
    await tx
      .select({ id: attendanceFacts.id })
      .from(attendanceFacts)
      .where(eq(attendanceFacts.id, id))
      .for('update');
    const [fact] = await flaggedFacts(tx, sql`a.id = ${id}`, clock.now());
    if (fact === undefined) throw problem('not_found');
    await ownSession(tx, call.caller, fact.sessionId);
    await tx.update(attendanceFacts).set({ resolvedAt: clock.now() }).where(eq(attendanceFacts.id, id));
    await record({
      action: 'worklist.resolve',
      target: `session:${fact.sessionId}`,
      personId: fact.personId ?? undefined,
      before: { flags: fact.flags },
      after: { flags: [] },
    });
  });

/** Nothing is left to do about a walk-in: what was typed for one that was refused is erased. */
async function giveUpWalkIn(tx: Db, id: string, { role }: StaffCaller, now: Date): Promise<Change> {
  if (!mayDo(role, 'walkins.write'))
    throw problem('permission_denied', { permission: 'walkins.write', who_may: whoMay('walkins.write') });
  await tx.select({ id: walkIns.id }).from(walkIns).where(eq(walkIns.id, id)).for('update');
  const [waiting] = await readWaitingWalkIns(tx, sql`w.id = ${id}`);
  if (waiting === undefined) throw problem('not_found');
  await tx.update(walkIns).set({ resolvedAt: now, request: null }).where(eq(walkIns.id, id));
  const { state, flags, sessionId, personId } = waiting;
  return {
    action: 'worklist.resolve',
    target: `session:${sessionId ?? 'unknown'}`,
    personId,
    before: { walk_in: state, flags },
    after: { walk_in: null, flags: [] },
  };
}
