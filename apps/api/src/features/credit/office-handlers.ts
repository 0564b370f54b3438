import type { Contract, OfficeCredit } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents, toCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Handler, HandlersOf } from '../../platform/calls/calls.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { creditEntries } from '../../platform/database/schema/payments.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { addTeamCredit, lockCredit, spendableCredit } from '../booking/ledger/credit.ts';
import { signedAmount } from '../till/signed-amount.ts';
import { requireKnown, requirePerson } from '../users/require-person.ts';
import { creditEntriesOf, kindOf } from './credit-entries.ts';

interface Deps extends OfficeDatabaseDeps {
  readonly clock: Clock;
}

async function creditOf(db: Db, userId: string): Promise<OfficeCredit> {
  const entries = await creditEntriesOf(db, userId);
  return {
    balance: fromCents(await spendableCredit(db, userId)),
    entries: entries.map((entry) => ({
      id: String(entry.number),
      at: toStudioIso(entry.atMs),
      kind: kindOf(entry),
      amount: signedAmount(entry.cents),
      balance: fromCents(entry.balanceCents),
      name: entry.name,
      payment_id: entry.paymentId,
      actor_name: entry.actorName,
      reason: entry.reason,
    })),
  };
}

/** Takes back no more than the person can spend, which stays locked until the end. */
const give: Handler<Contract['officeCredit']['give'], Deps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { id: userId } = call.params;
    const { amount, reason } = call.body;
    const cents = amount.startsWith('-') ? -toCents(amount.slice(1)) : toCents(amount);
    const requestId = idOfRequest(call);
    await requirePerson(tx, userId);
    const spendable = await lockCredit(tx, userId);
    const [stored] = await tx
      .select({ number: creditEntries.number })
      .from(creditEntries)
      .where(eq(creditEntries.requestId, requestId));
    // A repetition after a crash.
    if (stored) return creditOf(tx, userId);
    if (spendable + cents < 0) {
      throw fieldProblem({ amount: [`At most $${fromCents(spendable)} can be taken back.`] });
    }
    const entry = { userId, cents, actorId: call.caller.userId, reason, requestId };
    await addTeamCredit(tx, entry, clock.now());
    await record({
      action: 'credit.give',
      target: `person:${userId}`,
      personId: userId,
      before: { credit: fromCents(spendable) },
      after: { credit: fromCents(spendable + cents) },
      reason,
    });
    return creditOf(tx, userId);
  });

export const officeCreditHandlers: HandlersOf<'officeCredit', Deps> = {
  read: ({ params }, { office }) =>
    office.read(async (db) => {
      await requireKnown(db, params.id);
      return creditOf(db, params.id);
    }),
  give,
};
