import type { Contract } from '@detroit-well/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { ownSession } from '../coaching/own-session.ts';
import type { TodayDeps } from './today.ts';
import { flaggedFacts } from './waiting-facts.ts';
import { waitingFor } from './waiting.ts';

/** What waits for a person. */
export const worklist: Handler<Contract['officeWorklist']['list'], TodayDeps> = ({ caller, query }, deps) =>
  deps.office.read(async (db) => {
    const all = await waitingFor(db, caller, deps.clock.now());
    const results = query.kind === undefined ? all : all.filter(({ kind }) => kind === query.kind);
    return { results, next: null, count: results.length };
  });

/** Takes a flagged mark from the worklist, with all its flags. The mark and its flags stay. */
export const resolve: Handler<Contract['officeWorklist']['resolve'], TodayDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const id = call.params.id.slice(call.params.id.indexOf(':') + 1);
    await tx
      .select({ id: attendanceFacts.id })
      .from(attendanceFacts)
      .where(eq(attendanceFacts.id, id))
      .for('update');
    const [fact] = await flaggedFacts(tx, sql`a.id = ${id}`);
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
