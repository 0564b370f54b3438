import { mayDo, type Contract, type StoredFacts } from '@detroit-well/api-client/contract';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Call, Handler } from '../../platform/calls/calls.ts';
import { problem, ProblemError } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Change } from '../../platform/audit/audit-entry.ts';
import { addFacts as store, factsAbout, factsOfRegistrations } from '../coaching/attendance-facts.ts';
import { attendanceOf } from '../coaching/attendance-state.ts';
import { flagsOf, statesOf } from './fact-flags.ts';
import {
  deviceTime,
  lockRegistrations,
  placeFacts,
  storedFacts,
  type SentFact,
  type StoredFact,
} from './place-facts.ts';
import type { RosterDeps } from './roster.ts';

type Add = Contract['officeAttendance']['addFacts'];
type Answer = StoredFacts['results'][number];

/** The number of facts that one transaction stores. */
const setSize = 100;

/** One transaction per person at a time in this process, so that large uploads leave connections for others. */
const ofPeople = new LRUCache<string, LimitFunction>({ max: 1_000, memoMethod: () => pLimit(1) });

/**
 * Adds facts about attendance and answers each. Attendance is never refused, because it has happened: a fact about a cancelled or
 * unpaid registration is stored and flagged. A fact that is known stays as it is; its id with other content is refused, and so is
 * a fact about a person whom the caller may not mark. The problem of a single fact is that of the call.
 */
export const addFacts: Handler<Add, RosterDeps> = async (call, deps) => {
  const { facts } = call.body;
  const now = deps.clock.now();
  const inTurn = ofPeople.memo(call.caller.userId);
  const results: Answer[] = [];
  for (let from = 0; from < facts.length; from += setSize) {
    const set = facts.slice(from, from + setSize);
    const answers = await inTurn(() =>
      deps.office.change(call, (tx, record) => storeSet(tx, { call, set, now, record })),
    );
    results.push(...answers.map(({ answer }) => answer));
    const [only] = answers;
    if (facts.length === 1 && only?.refusal) throw only.refusal;
  }
  return { results };
};

interface Answered {
  readonly answer: Answer;
  readonly refusal: ProblemError | null;
}

/** Stores a set of facts in one transaction, in as many statements as for one fact. */
async function storeSet(
  tx: Db,
  {
    call: { caller },
    set,
    now,
    record,
  }: {
    readonly call: Call<Add>;
    readonly set: readonly SentFact[];
    readonly now: Date;
    readonly record: (change: Change) => Promise<void>;
  },
): Promise<Answered[]> {
  const sessionOf = await lockRegistrations(tx, set);
  const before = await storedFacts(tx, set);
  const places = await placeFacts(tx, caller, set, { sessionOf, stored: before });
  const placed = set.flatMap((fact, index) => {
    const place = places[index];
    return place === undefined || place instanceof ProblemError ? [] : [{ fact, place }];
  });
  const fresh = placed.filter(({ fact }) => !before.has(fact.id));
  const states = await statesOf(
    tx,
    fresh.map(({ fact, place: { sessionId, startsAt } }) => ({
      registrationId: fact.registration_id,
      sessionId,
      day: startsAt,
    })),
    now,
  );
  await store(
    tx,
    fresh.map(({ fact, place: { sessionId, meeting, isGuessed } }, index) => {
      const arrived = { kind: fact.kind, at: deviceTime(fact.at), clockOffsetMs: storedOffset(fact) };
      return {
        ...arrived,
        id: fact.id,
        sessionId,
        meeting,
        registrationId: fact.registration_id,
        device: fact.device,
        late: fact.late ?? false,
        undoes: fact.undoes ?? null,
        actorId: caller.userId,
        recordedAt: now,
        flags: flagsOf({ ...arrived, isGuessed }, states[index], now),
      };
    }),
  );
  const after = await storedFacts(tx, set);
  const all = await factsOfRegistrations(
    tx,
    placed.map(({ fact }) => fact.registration_id),
  );
  if (fresh.length > 0) {
    const sessionIds = [...new Set(fresh.map(({ place }) => place.sessionId))];
    await record({
      action: 'attendance.record',
      target: sessionIds.length === 1 ? `session:${sessionIds[0]}` : 'attendance',
      before: null,
      after: { facts: fresh.map(({ fact: { device: _device, ...fact } }) => fact) },
    });
  }
  const seesMoney = mayDo(caller.role, 'roster.all');
  return set.map((fact, index): Answered => {
    const { id, registration_id } = fact;
    const place = places[index];
    if (place === undefined) throw new Error('every fact has a place or a refusal');
    if (place instanceof ProblemError) return refusedWith(fact, place);
    if (!isSame(fact, after.get(id))) return refusedWith(fact, problem('fact_exists'));
    const flags = (after.get(id)?.flags ?? []).filter((flag) => seesMoney || flag !== 'unpaid');
    const attendance = attendanceOf(factsAbout(all, { ...place, registrationId: registration_id }));
    return {
      answer: { id, registration_id, state: 'stored', attendance, flags, problem: null },
      refusal: null,
    };
  });
}

function refusedWith({ id, registration_id }: SentFact, refusal: ProblemError): Answered {
  const { code, message } = refusal;
  return {
    answer: {
      id,
      registration_id,
      state: 'refused',
      attendance: null,
      flags: [],
      problem: { code, message },
    },
    refusal,
  };
}

/** Two facts with one id must say the same, whichever device sends them. */
const isSame = (fact: SentFact, known: StoredFact | undefined): boolean =>
  known !== undefined &&
  known.registrationId === fact.registration_id &&
  known.kind === fact.kind &&
  known.late === (fact.late ?? false) &&
  known.undoes === (fact.undoes ?? null) &&
  known.device === fact.device &&
  known.at.getTime() === deviceTime(fact.at).getTime();

/** The column is an integer; no clock is wrong by more than this and still on. */
const storedOffset = ({ clock_offset_ms: offset }: SentFact): number | null =>
  offset === undefined ? null : Math.max(-2_000_000_000, Math.min(offset, 2_000_000_000));
