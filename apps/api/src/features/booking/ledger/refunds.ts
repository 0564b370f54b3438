import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import { isOneOf, moneylessMethods, openRefundStatuses } from '../../../platform/database/schema/statuses.ts';
import { refundWithTimeout } from '../../payments/port/provider-timeout.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { addCredit, type CreditOwner } from './credit.ts';
import { takeRefundedCredits } from './pass-refunds.ts';
import type { PaymentRecord, RegistrationRecord } from './registration-queries.ts';

/** The keys of refunds of payments that nothing kept. */
export const endedRefundPrefix = 'refund_';
/** The keys of refunds that a move to a cheaper date made. */
export const moveRefundPrefix = 'refund_move_';
/** The keys of refunds that the desk gave. */
export const deskRefundPrefix = 'refund_desk_';

/** Where a refund goes. */
export type Destination = 'card' | 'cash' | 'credit';

/** A refund of a charge, for whatever was paid. */
interface WantedRefund {
  readonly of: CreditOwner;
  readonly paymentId: string;
  readonly cents: number;
  readonly destination: Destination;
  readonly provider: 'sandbox' | 'stripe';
  /** A charge is refunded once when its registration ends, once for each move, and as often as the desk gives something back. */
  readonly cause: 'ended' | { readonly moveId: string; readonly actorId: string | null } | DeskRefund;
}

interface DeskRefund {
  readonly id: string;
  readonly actorId: string;
  readonly reason: string | null;
}

/**
 * Records a refund. One to a card is pending, and the provider is called after the commit. Studio credit is given at once. Cash is
 * given at once by the desk; what a cancellation or a move gives back in cash waits until the desk hands it out. The caller has
 * locked the charge and knows that its rest covers the amount.
 */
export async function recordRefund(tx: Db, refund: WantedRefund, now: Date): Promise<string> {
  const { of, paymentId, cents, destination, provider, cause } = refund;
  const desk = typeof cause === 'object' && 'id' in cause ? cause : null;
  const isDone = destination === 'credit' || (destination === 'cash' && desk !== null);
  const id = desk?.id ?? randomUUID();
  await tx.insert(payments).values({
    id,
    ...of,
    kind: 'refund',
    method: destination,
    amountCents: cents,
    status: isDone ? 'succeeded' : 'pending',
    provider: destination === 'card' ? provider : null,
    idempotencyKey: keyOf(refund),
    refundOfId: paymentId,
    actorId: cause === 'ended' ? null : cause.actorId,
    reason: desk?.reason ?? null,
    createdAt: now,
    updatedAt: now,
  });
  if (destination === 'credit') await addCredit(tx, { of, paymentId: id, cents }, now);
  return id;
}

function keyOf({ paymentId, cause }: WantedRefund): string {
  if (cause === 'ended') return `${endedRefundPrefix}${paymentId}`;
  return 'moveId' in cause
    ? `${moveRefundPrefix}${cause.moveId}_${paymentId}`
    : `${deskRefundPrefix}${cause.id}`;
}

/** The fields of a payment that decide how much of it can be refunded. */
export type LedgerLine = Pick<PaymentRecord, 'id' | 'kind' | 'method' | 'status' | 'cents' | 'refundOfId'>;
type Ledger = readonly LedgerLine[];

/** Where the money of a charge goes back to by itself: the way it came. Null: it was no money. */
export const returnsTo = ({ method }: Pick<LedgerLine, 'method'>): Destination | null =>
  isMoney(method) ? method : null;

const isMoney = (method: PaymentRecord['method']): method is Destination =>
  !isOneOf(moneylessMethods, method);

/** A part of what a cancellation or a move gives back. */
export interface GivenBack {
  readonly cents: number;
  readonly destination: Destination;
}

/** The refunds in all by each way. */
export const sumsByDestination = (all: readonly GivenBack[]): [Destination, number][] =>
  (['card', 'credit', 'cash'] as const)
    .map((to): [Destination, number] => [
      to,
      all.reduce((sum, { destination, cents }) => sum + (destination === to ? cents : 0), 0),
    ])
    .filter(([, cents]) => cents > 0);

/** Refunds of a charge that are made or still to be made. */
const refundedCents = (ledger: Ledger, chargeId: string): number =>
  ledger
    .filter(
      ({ refundOfId, status }) => refundOfId === chargeId && status !== 'failed' && status !== 'cancelled',
    )
    .reduce((sum, { cents }) => sum + cents, 0);

/** The amount of a charge that can still be refunded. */
export const refundableCents = (ledger: Ledger, charge: LedgerLine): number =>
  charge.kind === 'charge' && charge.status === 'succeeded' && returnsTo(charge) !== null
    ? Math.max(0, charge.cents - refundedCents(ledger, charge.id))
    : 0;

/** The amount of automatic refunds that the provider refused. */
export function failedCents(ledger: Ledger, charge: LedgerLine): number {
  const failed = ledger.filter(({ refundOfId, status }) => refundOfId === charge.id && status === 'failed');
  const cents = failed.reduce((sum, line) => sum + line.cents, 0);
  return Math.min(refundableCents(ledger, charge), cents);
}

/**
 * The refunds of a move, charge by charge, the newest first. An amount that was never paid or was refunded before does not come
 * back.
 */
export function partsGivenBack(
  ledger: RegistrationRecord['payments'],
  cents: number,
): (GivenBack & { readonly paymentId: string })[] {
  let owed = cents;
  return ledger.toReversed().flatMap((charge) => {
    const part = Math.min(owed, refundableCents(ledger, charge));
    const destination = returnsTo(charge);
    if (part <= 0 || destination === null) return [];
    owed -= part;
    return [{ paymentId: charge.id, cents: part, destination }];
  });
}

/** Requests every open refund to a card of what was paid for. The idempotency key makes a repeated request refund only once. */
export async function runRefunds(
  { database, payments: provider, clock }: Pick<PaymentsDeps, 'database' | 'payments' | 'clock'>,
  subjectId: string,
): Promise<void> {
  const { db } = database;
  const rows = await db
    .select()
    .from(payments)
    .where(
      or(
        eq(payments.registrationId, subjectId),
        eq(payments.membershipId, subjectId),
        eq(payments.passId, subjectId),
        eq(payments.giftCardId, subjectId),
      ),
    );
  for (const refund of rows.filter(
    ({ kind, method, status }) =>
      kind === 'refund' && method === 'card' && isOneOf(openRefundStatuses, status),
  )) {
    const charge = rows.find(({ id }) => id === refund.refundOfId);
    if (!charge?.providerRef) continue;
    const outcome = await refundWithTimeout(provider, {
      chargeId: charge.providerRef,
      cents: refund.amountCents,
      key: refund.idempotencyKey,
    });
    const { passId } = refund;
    const now = clock.now();
    await database.withTx(async (tx) => {
      if (passId !== null) await tx.execute(sql`select 1 from passes where id = ${passId} for update`);
      await tx
        .update(payments)
        .set({ ...noted(outcome), updatedAt: now })
        .where(and(eq(payments.id, refund.id), inArray(payments.status, [...openRefundStatuses])));
      if (passId !== null) await takeRefundedCredits(tx, passId, now);
    });
  }
}

function noted(outcome: Awaited<ReturnType<typeof refundWithTimeout>>) {
  if (outcome.status === 'succeeded') return { status: 'succeeded', providerRef: outcome.refundId } as const;
  if (outcome.status === 'rejected') return { status: 'failed', failureCode: outcome.reason } as const;
  return { status: 'unknown' } as const;
}
