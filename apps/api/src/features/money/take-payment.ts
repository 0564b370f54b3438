import { minuteMs } from '@detroit-well/config/durations';
import { fromCents, toCents } from '@detroit-well/pricing';
import { and, eq, sum } from 'drizzle-orm';
import type { Change } from '../../platform/audit/audit-entry.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { markInstalmentPaid } from '../booking/ledger/charges.ts';
import { addCredit, lockCredit } from '../booking/ledger/credit.ts';
import { instalmentOf, owedCents } from '../booking/ledger/open-instalments.ts';
import type { RegistrationRecord } from '../booking/ledger/registration-queries.ts';
import { sendPaymentEmail } from '../booking/registration/apply-charge-outcome.ts';
import { enterPassPayment } from '../booking/registration/pay-by-pass.ts';
import { requireWithinLimit } from '../team/limits.ts';
import { notifyPerson } from '../users/notify-people.ts';
import { chargeCard } from './charge-card.ts';
import type { MoneyDeps, Take } from './dependencies.ts';
import { amountOf, lockRegistration, requirePayable } from './payable.ts';
import { findPayment } from './payment-list.ts';

/** The most by which the clock of a device may be off. */
const clockMs = 5 * minuteMs;

/** Takes a payment for a registration. A card is charged; everything else is done at once. */
export const take: Handler<Take, MoneyDeps> = async (call, deps) => {
  const { body, caller } = call;
  const { office, clock } = deps;
  const now = clock.now();
  requireNow(body.at, now);
  if (body.method === 'card') return chargeCard(call, deps);
  const { method } = body;
  const id = idOfRequest(call);
  return office.change(call, async (tx, record) => {
    const registration = await lockRegistration(tx, body.registration_id);
    // A repetition after a crash.
    if (await isStored(tx, id)) return findPayment(tx, id);
    const entered = { id, amount: body.amount, reason: body.reason, actorId: caller.userId };
    await record(
      method === 'pass'
        ? await enterCreditOfPass(tx, deps, registration, { ...entered, passId: body.pass_id ?? null })
        : await enterPayment(tx, deps, registration, { ...entered, method }),
    );
    return findPayment(tx, id);
  });
};

interface Entered {
  /** Of the payment. */
  readonly id: string;
  readonly method: 'cash' | 'credit' | 'complimentary';
  /** Without it, everything that is owed. */
  readonly amount: string | undefined;
  readonly reason: string | undefined;
  readonly actorId: string;
}

/** Enters a payment that is done at once, in the caller's transaction that has locked the registration. The change is for the entry. */
export async function enterPayment(
  tx: Db,
  deps: Pick<MoneyDeps, 'clock' | 'mail' | 'settings'>,
  registration: RegistrationRecord,
  { id, method, amount, reason, actorId }: Entered,
): Promise<Change> {
  const now = deps.clock.now();
  requirePayable(registration, owedCents(registration));
  const cents = await amountToTake(tx, { method, amount }, registration, actorId);
  const instalmentId = await instalmentOf(tx, registration, cents, now);
  await tx.insert(payments).values({
    id,
    registrationId: registration.id,
    instalmentId,
    kind: 'charge',
    method,
    amountCents: cents,
    status: 'succeeded',
    provider: null,
    idempotencyKey: `${method}_${id}`,
    actorId,
    reason: reason || null,
    createdAt: now,
    updatedAt: now,
  });
  await markInstalmentPaid(tx, instalmentId, now);
  if (method === 'credit')
    await addCredit(tx, { of: { registrationId: registration.id }, paymentId: id, cents: -cents }, now);
  if (registration.userId !== null) await notifyPerson(tx, registration.userId);
  if (method !== 'complimentary') await sendPaymentEmail(tx, deps, registration.id, cents);
  return takenChange(registration, { id, method, cents, reason });
}

/** Enters a credit of a pass as the payment of the whole session, in the same way. */
async function enterCreditOfPass(
  tx: Db,
  deps: Pick<MoneyDeps, 'clock' | 'mail' | 'settings'>,
  registration: RegistrationRecord,
  { id, passId, amount, reason, actorId }: Omit<Entered, 'method'> & { passId: string | null },
): Promise<Change> {
  const owed = owedCents(registration);
  requirePayable(registration, owed);
  if (amount !== undefined && toCents(amount) !== owed)
    throw fieldProblem({ amount: ['A credit pays for the whole session.'] });
  const field = passId === null ? 'method' : 'pass_id';
  await enterPassPayment(tx, deps, registration, { paymentId: id, passId, actorId, field });
  return takenChange(registration, { id, method: 'pass', cents: owed, reason });
}

const takenChange = (
  { id: registrationId, userId }: RegistrationRecord,
  {
    id,
    method,
    cents,
    reason,
  }: Pick<Entered, 'id' | 'reason'> & { method: Entered['method'] | 'pass'; cents: number },
): Change => ({
  action: 'payment.take',
  target: `payment:${id}`,
  personId: userId,
  before: null,
  after: { registration_id: registrationId, method, amount: fromCents(cents) },
  reason: reason || null,
});

/** A payment is dated when it is taken, because a day that was counted must not change. */
function requireNow(at: string | undefined, now: Date): void {
  if (at === undefined || Math.abs(Date.parse(at) - now.getTime()) <= clockMs) return;
  throw fieldProblem({ at: ['A payment is dated when it is taken. It cannot have another time.'] });
}

async function isStored(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id));
  return rows.length > 0;
}

async function amountToTake(
  tx: Db,
  { method, amount }: Pick<Entered, 'method' | 'amount'>,
  registration: RegistrationRecord,
  actorId: string,
): Promise<number> {
  const owed = owedCents(registration);
  if (method === 'credit') {
    const balance = registration.userId === null ? 0 : await lockCredit(tx, registration.userId);
    const most = Math.min(owed, balance);
    if (most === 0) throw fieldProblem({ method: ['There is no studio credit to pay with.'] });
    const what = balance < owed ? 'there is no more studio credit' : stillOwed;
    return amountOf(amount, most, most, what);
  }
  const cents = amountOf(amount, owed, owed, stillOwed);
  if (method === 'complimentary') {
    // A complimentary entry counts like a refund: all entries of one person for one registration together.
    await requireWithinLimit(tx, actorId, cents + (await waivedCents(tx, registration.id, actorId)));
  }
  return cents;
}

async function waivedCents(tx: Db, registrationId: string, actorId: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sum(payments.amountCents).mapWith(Number) })
    .from(payments)
    .where(
      and(
        eq(payments.registrationId, registrationId),
        eq(payments.method, 'complimentary'),
        eq(payments.actorId, actorId),
      ),
    );
  return row?.cents ?? 0;
}

const stillOwed = 'that is still to be paid';
