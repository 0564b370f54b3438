import type { Contract } from '@detroit-well/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import { series as seriesTable, sessions } from '../../platform/database/schema/training.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';
import { findRecord } from '../../platform/records/record-handlers.ts';
import type { RecordDeps } from '../../platform/records/record-kind.ts';
import { sessionKind } from '../schedule/session-kind.ts';
import { closedFrom, holdClosures, insertSessions, isArchived, lockSeries, ruleOf } from './generate.ts';
import { daysOf, timesOn } from './rule.ts';

/** Makes the session of a day that the series leaves out. From then on, closures leave it alone. */
export const holdDate: Handler<Contract['officeSeries']['holdDate'], RecordDeps> = async (call, deps) => {
  const { day } = call.body;
  const { id } = call.params;
  const held = await deps.office.change(call, async (tx, record) => {
    await holdClosures(tx);
    const series = await lockSeries(tx, id);
    if (series === undefined) throw problem('not_found');
    const rule = ruleOf(series);
    const { exclusions } = series;
    const refuse = (text: string) => fieldProblem({ day: [text] });
    if (await isArchived(tx, series)) throw refuse('An archived series makes no sessions.');
    const isOnRule = daysOf(rule, { from: day, to: day }).next().done !== true;
    const isLeftOut = exclusions.includes(day) || (await closedFrom(tx, day))(day);
    if (!isOnRule || !isLeftOut) throw refuse('The series does not leave out this day.');
    if (timesOn(rule, day).startsAt <= deps.clock.now()) throw refuse('Choose a day to come.');
    if ((await insertSessions(tx, series, [day])) === 0)
      throw refuse('The series has a session for this day already.');
    const remaining = exclusions.filter((excluded) => excluded !== day);
    await tx.update(seriesTable).set({ exclusions: remaining }).where(eq(seriesTable.id, id));
    const [made] = await tx
      .update(sessions)
      .set({ heldWhenClosed: true })
      .where(and(eq(sessions.seriesId, id), eq(sessions.generatedFor, day)))
      .returning({ id: sessions.id });
    if (made === undefined) throw new Error('the session was not stored');
    await record({
      action: 'series.hold',
      target: `series:${id}`,
      before: { exclusions },
      after: { exclusions: remaining, day, session_id: made.id },
    });
    return findRecord(sessionKind, tx, made.id);
  });
  purgeSessionLists();
  return held;
};
