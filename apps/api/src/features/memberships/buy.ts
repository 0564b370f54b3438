import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Call, Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { listed, liveMembershipStates, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import { runIdempotent, tryAgain, type TryAgain } from '../../platform/idempotency/run-idempotent.ts';
import { holdWhileJoining, requireMayRegister } from '../booking/waitlist/hold-while-joining.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { versionSold } from '../plans/version-sold.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { requireNamed } from '../users/identity.ts';
import { requirePerson } from '../users/require-person.ts';
import {
  chargePeriod,
  resumeCharge,
  storeCharge,
  type BegunCharge,
  type MembershipResponse,
} from './charge-period.ts';
import { followDates } from './follow-dates.ts';
import { reconcileMembershipCharge } from './membership-good.ts';

type Buy = Contract['memberships']['buy'];

/**
 * Buys a membership. Its row and the charge are stored before the provider is called, and the index of live memberships decides
 * between two requests at once. The card is charged again for every period.
 */
export const buy: Handler<Buy, PaymentsDeps> = async (call, deps) => {
  const { body, caller } = call;
  const { session_id: sessionId } = body;
  await requireUsableCard(deps.database.db, deps.payments.name, body.payment_method_id, caller.userId);
  return runIdempotent(deps, idempotentRequestOf(call), {
    // An attempt with an unread key would abandon the open charge of its own first request.
    readFirst: true,
    resume: (key, known) => resumeCharge(deps, known, key, 201),
    attempt: async () => {
      await requireNamed(deps.database.db, caller.userId);
      if (sessionId !== undefined)
        await requireMayRegister(deps.database, { sessionId, userId: caller.userId, now: deps.clock.now() });
      return attemptToBuy(call, deps, idempotentRequestOf(call));
    },
  });
};

async function attemptToBuy(
  { body, caller: { userId } }: Call<Buy>,
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
): Promise<MembershipResponse | TryAgain> {
  const begun = await begin(deps, body, userId, request);
  if (begun === tryAgain) return tryAgain;
  if (begun === 'has_one') return (await abandonUnpaid(deps, userId)) ? tryAgain : refuseSecond();
  const { payment_method_id: paymentMethodId } = body;
  return chargePeriod(deps, begun, { userId, paymentMethodId, request, created: 201 });
}

async function begin(
  deps: PaymentsDeps,
  body: Pick<Call<Buy>['body'], 'plan_id' | 'version_id' | 'session_id'>,
  userId: string,
  request: IdempotentRequest | null,
): Promise<BegunCharge | TryAgain | 'has_one'> {
  const { database, clock } = deps;
  const today = studioDay(clock.now());
  const begun = { membershipId: randomUUID(), paymentId: randomUUID() };
  try {
    return await database.withTx(async (tx) => {
      const { session_id: sessionId } = body;
      if (sessionId !== undefined) await holdWhileJoining(tx, deps, { sessionId, userId, now: clock.now() });
      await requirePerson(tx, userId, { keepOpen: true });
      await followDates(tx, today, sql`user_id = ${userId}`);
      const { versionId, name, cents } = await versionSold(tx, 'membership', body, clock.now());
      await tx.insert(memberships).values({
        id: begun.membershipId,
        userId,
        tier: name,
        state: 'pending',
        source: 'bought',
        planVersionId: versionId,
        startDate: today,
        createdAt: clock.now(),
      });
      await storeCharge(tx, deps, { ...begun, cents, periodFrom: today, planVersionId: versionId }, request);
      return { ...begun, cents };
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'memberships_one_live') return 'has_one';
    if (constraint === 'idempotency_keys_owner_key_operation_pk') return tryAgain;
    throw error;
  }
}

/** Gives up an unfinished purchase of the caller. False if they have a membership instead. */
async function abandonUnpaid(deps: PaymentsDeps, userId: string): Promise<boolean> {
  const unpaid = await readRows(
    z.object({ state: z.string(), source: z.string(), paymentId: z.string().nullable() }),
    deps.database.db.execute(sql`
    select b.state, b.source, m.id as "paymentId" from memberships b
      left join payments m on m.membership_id = b.id and m.kind = 'charge' and m.status in ${listed(openChargeStatuses)}
    where b.user_id = ${userId} and b.state in ${listed(liveMembershipStates)}`),
  );
  if (unpaid.some(({ state, source }) => state !== 'pending' || source !== 'bought')) return false;
  for (const { paymentId } of unpaid)
    if (paymentId !== null) await reconcileMembershipCharge(deps, paymentId, { abandonCharge: true });
  return true;
}

function refuseSecond(): never {
  throw problem('membership_exists', { message: 'You have a membership already. Nothing was charged.' });
}
