import type { Contract, ProblemCode, WalkInResult } from '@detroit-well/api-client/contract';
import { fromCents, toCents } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Change } from '../../platform/audit/audit-entry.ts';
import type { Call, Handler } from '../../platform/calls/calls.ts';
import { problem, ProblemError } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { walkIns } from '../../platform/database/schema/walk-ins.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';
import { requireOverrides } from '../booking/office/overrides.ts';
import type { PlaceGuards } from '../booking/office/place-person.ts';
import type { OfficeBookingDeps } from '../booking/office/registration-of.ts';
import { limitPerSession } from '../booking/seats/claim-seat.ts';
import { deviceTime } from '../rosters/place-facts.ts';
import { lockWalkIn, resultOf, type StoredWalkIn } from './stored-walk-in.ts';
import { takeIn, type WalkInRequest } from './take-in.ts';

type Add = Contract['officeWalkIns']['add'];
type Register = Contract['officeWalkIns']['register'];

/** Problems of the request itself: nothing of it is kept. What else cannot be done stands on the worklist. */
const notKept: ReadonlySet<ProblemCode> = new Set([
  'validation_failed',
  'permission_denied',
  'above_own_rights',
  'walk_in_exists',
]);

/**
 * Takes walk-ins in, each in a transaction of its own, and answers each. One that is known stays as it is. The problem of a single
 * one of which nothing is kept is that of the call.
 */
export async function addWalkIns(
  call: Parameters<Handler<Add, OfficeBookingDeps>>[0],
  deps: OfficeBookingDeps,
  guards: WalkInGuards = {},
): Promise<{ results: WalkInResult[] }> {
  const { requests } = call.body;
  const results: WalkInResult[] = [];
  for (const request of requests) {
    try {
      results.push(await addOne(call, deps, request, guards));
    } catch (error) {
      if (!(error instanceof ProblemError) || requests.length === 1) throw error;
      results.push(refusedOf(request.id, error));
    }
  }
  purgeSessionLists();
  return { results };
}

const addOne = (
  call: Call<Add>,
  deps: OfficeBookingDeps,
  request: WalkInRequest,
  { first = claimId, ...guards }: WalkInGuards,
): Promise<WalkInResult> =>
  limitPerSession(request.session_id, () =>
    deps.office.change(call, async (tx, record) => {
      const { caller } = call;
      const contentHash = hashOf(request);
      const isNew = await first(tx, {
        id: request.id,
        contentHash,
        sessionId: request.session_id,
        at: deviceTime(request.at),
        actorId: caller.userId,
        amountCents: request.amount === undefined ? null : toCents(request.amount),
        request,
        recordedAt: deps.clock.now(),
      });
      if (!isNew) {
        const known = await lockWalkIn(tx, request.id);
        if (known.contentHash !== contentHash) throw problem('walk_in_exists');
        return resultOf(known);
      }
      requireOverrides(caller, request.overrides ?? [], request.reason);
      const done = await attempt(tx, () => takeIn(tx, deps, { caller, request }, guards));
      if (done instanceof ProblemError && notKept.has(done.code)) throw done;
      const stored = await store(tx, request.id, done, deps.clock.now());
      await record(entryOf('walk_in.add', request, stored));
      return resultOf(stored);
    }),
  );

/** Registers a walk-in that was refused. Its time and what was typed stay. */
export const registerWalkIn: Handler<Register, OfficeBookingDeps> = async (call, deps) => {
  const { caller, params } = call;
  const { person_id: personId, overrides, reason } = call.body;
  const result = await deps.office.change(call, async (tx, record) => {
    const stored = await lockWalkIn(tx, params.id);
    if (stored.state === 'stored') return resultOf(stored);
    if (stored.request === null) throw problem('not_found');
    const { person, ...sent } = stored.request as WalkInRequest;
    const request: WalkInRequest = {
      ...sent,
      ...(personId === undefined ? { person } : { person_id: personId }),
      overrides: [...new Set([...(sent.overrides ?? []), ...(overrides ?? [])])],
      reason: reason || sent.reason,
    };
    requireOverrides(caller, request.overrides ?? [], request.reason);
    const after = await store(tx, params.id, await takeIn(tx, deps, { caller, request }), deps.clock.now());
    await record(entryOf('walk_in.register', request, after));
    return resultOf(after);
  });
  purgeSessionLists();
  return result;
};

/** The id is taken by whoever is first; a second one waits for the first and finds what it stored. */
const claimId = async (tx: Db, row: typeof walkIns.$inferInsert): Promise<boolean> => {
  const made = await tx
    .insert(walkIns)
    .values(row)
    .onConflictDoNothing({ target: walkIns.id })
    .returning({ id: walkIns.id });
  return made.length > 0;
};

type WalkInGuards = PlaceGuards & Guards<{ first: typeof claimId }>;

/** Undoes what was done before a problem, and returns the problem: the walk-in itself is kept. */
async function attempt<Result>(tx: Db, work: () => Promise<Result>): Promise<Result | ProblemError> {
  await tx.execute(sql`savepoint walk_in`);
  try {
    const result = await work();
    await tx.execute(sql`release savepoint walk_in`);
    return result;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await tx.execute(sql`rollback to savepoint walk_in`);
    return error;
  }
}

/** Stores what became of a walk-in. What was typed is kept only while it waits. */
async function store(
  tx: Db,
  id: string,
  done: Awaited<ReturnType<typeof takeIn>> | ProblemError,
  now: Date,
): Promise<StoredWalkIn> {
  const asks = done instanceof ProblemError || done.flags.some((flag) => asking.has(flag));
  const [stored] = await tx
    .update(walkIns)
    .set(
      done instanceof ProblemError
        ? { problem: whyOf(done) }
        : { ...done, state: 'stored', problem: null, request: null, resolvedAt: asks ? null : now },
    )
    .where(eq(walkIns.id, id))
    .returning();
  if (stored === undefined) throw new Error('the walk-in was not stored');
  return stored;
}

/** The flags that stand on the worklist as the walk-in's. The others stand there as those of the check-in. */
const asking: ReadonlySet<string> = new Set(['amount', 'same_person']);

const whyOf = ({ code, message, extras }: ProblemError) => ({
  code,
  message,
  override: typeof extras['override'] === 'string' ? extras['override'] : null,
});

const refusedOf = (id: string, refusal: ProblemError): WalkInResult => ({
  id,
  state: 'refused',
  registration_id: null,
  person_id: null,
  paid: '0.00',
  flags: [],
  problem: whyOf(refusal) as WalkInResult['problem'],
  worklist_id: null,
});

/** Equal for equal content, in whatever order its fields come. */
const hashOf = (request: WalkInRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify(request, (_name, value: unknown) =>
        value !== null && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      ),
    )
    .digest('hex');

const personal = ['first_name', 'last_name', 'email', 'phone', 'date_of_birth'];

function entryOf(
  action: 'walk_in.add' | 'walk_in.register',
  { session_id, pay, overrides, person, at, reason }: WalkInRequest,
  { state, personId, registrationId, priceCents, paidCents, flags, problem: why }: StoredWalkIn,
): Change {
  return {
    action,
    target: registrationId === null ? `session:${session_id}` : `registration:${registrationId}`,
    personId,
    before: null,
    after: {
      session_id,
      state,
      at,
      pay,
      price: priceCents === null ? null : fromCents(priceCents),
      paid: fromCents(paidCents),
      flags,
      ...(overrides && { overrides }),
      ...(why && { problem: why.code }),
      // Of a refused person without an account, nothing could be erased later.
      ...(personId !== null && person),
    },
    personal,
    reason: reason || null,
  };
}
