import { mayDo, type Contract } from '@detroit-well/api-client/contract';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { addFacts as store, factsOf } from '../coaching/attendance-facts.ts';
import { attendanceOf } from '../coaching/attendance-state.ts';
import { flagsOf, stateOf } from './fact-flags.ts';
import {
  deviceTime,
  lockRegistrations,
  placeFacts,
  storedFacts,
  type Place,
  type SentFact,
  type StoredFact,
} from './place-facts.ts';
import type { RosterDeps } from './roster.ts';

/**
 * Adds facts about attendance, all or none. What has happened is never refused: a fact about a cancelled or unpaid registration
 * is stored and flagged. A fact that is known stays as it is; its id with other content is a problem.
 */
export const addFacts: Handler<Contract['officeAttendance']['addFacts'], RosterDeps> = (call, deps) => {
  const { facts } = call.body;
  const now = deps.clock.now();
  return deps.office.change(call, async (tx, record) => {
    const sessionOf = await lockRegistrations(tx, facts);
    const before = await storedFacts(tx, facts);
    const places = await placeFacts(tx, call.caller, facts, { sessionOf, stored: before });
    const fresh = facts.filter(({ id }) => !before.has(id));
    for (const fact of fresh)
      await storeOne(tx, fact, placeOf(places, fact), { actorId: call.caller.userId, now });
    const after = await storedFacts(tx, facts);
    requireSame(facts, after);
    if (fresh.length > 0) {
      const sessionIds = [...new Set(fresh.map((fact) => placeOf(places, fact).sessionId))];
      await record({
        action: 'attendance.record',
        target: sessionIds.length === 1 ? `session:${sessionIds[0]}` : 'attendance',
        before: null,
        after: { facts: fresh.map(({ device: _device, ...fact }) => fact) },
      });
    }
    const seesMoney = mayDo(call.caller.role, 'roster.all');
    const results = [];
    for (const fact of facts) {
      const own = await factsOf(tx, placeOf(places, fact), [fact.registration_id]);
      const flags = after.get(fact.id)?.flags ?? [];
      results.push({
        id: fact.id,
        registration_id: fact.registration_id,
        attendance: attendanceOf(own.get(fact.registration_id) ?? []),
        flags: flags.filter((flag) => seesMoney || flag !== 'unpaid'),
      });
    }
    return { results };
  });
};

async function storeOne(
  tx: Db,
  fact: SentFact,
  { startsAt, ...meeting }: Place,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<void> {
  const { id, kind, registration_id: registrationId, device, late = false, undoes = null } = fact;
  const arrived = { kind, at: deviceTime(fact.at), clockOffsetMs: storedOffset(fact) };
  const state = await stateOf(tx, { registrationId, sessionId: meeting.sessionId, day: startsAt });
  const flags = flagsOf(arrived, state, now);
  await store(tx, meeting, [
    { ...arrived, id, registrationId, device, late, undoes, actorId, recordedAt: now, flags },
  ]);
}

/** Two facts with one id must say the same, whoever sends them. */
function requireSame(facts: readonly SentFact[], stored: ReadonlyMap<string, StoredFact>): void {
  for (const fact of facts) {
    const known = stored.get(fact.id);
    const isSame =
      known !== undefined &&
      known.registrationId === fact.registration_id &&
      known.kind === fact.kind &&
      known.late === (fact.late ?? false) &&
      known.undoes === (fact.undoes ?? null) &&
      known.device === fact.device &&
      known.at.getTime() === deviceTime(fact.at).getTime();
    if (!isSame) throw problem('fact_exists');
  }
}

const placeOf = (places: ReadonlyMap<string, Place>, { id }: SentFact): Place => {
  const place = places.get(id);
  if (place === undefined) throw new Error('every fact has a place');
  return place;
};

/** The column is an integer; no clock is wrong by more than this and still on. */
const storedOffset = ({ clock_offset_ms: offset }: SentFact): number | null =>
  offset === undefined ? null : Math.max(-2_000_000_000, Math.min(offset, 2_000_000_000));
