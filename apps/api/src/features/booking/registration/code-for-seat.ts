import type { Cents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import { fieldProblem } from '../../../platform/calls/problem.ts';
import type { Database, Db } from '../../../platform/database/database.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';
import { tryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import { findCode } from '../../promo-codes/find-code.ts';
import { seatPurchase } from '../../promo-codes/seat-purchase.ts';
import { takeUse } from '../../promo-codes/take-use.ts';
import { tryCode, type PromoPurchase } from '../../promo-codes/try-code.ts';
import type { ClaimSeatStatement } from '../seats/claim-seat.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';
import { reserveSeat, type ReservationRequest, type ReservationResult } from './reserve-seat.ts';

interface Asked {
  readonly sessionId: string;
  readonly userId: string | null;
  readonly guest: { readonly email: string } | null;
  /** As it was typed; null: none. */
  readonly promoCode?: string | null;
  readonly usePass?: boolean;
  readonly passId?: string | null;
  readonly useIncluded?: boolean;
}

/** A code that works for a place, before its use is taken. */
export interface SeatCode {
  readonly typed: string;
  /** As the studio writes it. */
  readonly code: string;
  readonly offCents: Cents;
  readonly purchase: PromoPurchase;
}

/**
 * The code of a request, and what it takes off; null without one. It keeps no use. Throws a field problem at `promo_code` where it
 * gives nothing, or where a pass or an included session pays.
 */
export async function codeForSeat(
  db: Db,
  { promoCode, userId, usePass = false, passId = null, useIncluded = false }: Asked,
  context: RegistrationContext,
  now: Date,
): Promise<SeatCode | null> {
  if (!promoCode) return null;
  if (usePass || passId !== null || useIncluded) throw fieldProblem({ promo_code: [notWithPass] });
  const purchase = seatPurchase(context);
  const found = await findCode(db, promoCode, userId);
  const { code, offCents } = tryCode(found, purchase, { field: 'promo_code', typed: promoCode }, now);
  return { typed: promoCode, code: code.code, offCents, purchase };
}

export const notWithPass =
  'A code lowers a price that is paid with money. Choose the code, or the pass or membership.';

/** The same at the price after the code. */
export const lessCode = (
  context: RegistrationContext,
  code: Pick<SeatCode, 'offCents'> | null,
): RegistrationContext =>
  code === null
    ? context
    : { ...context, price: { ...context.price, cents: context.price.cents - code.offCents } };

/** True if an unfinished payment of the person for this session has a use of the code. */
export async function holdsCode(db: Db, { promoCode, sessionId, userId, guest }: Asked): Promise<boolean> {
  const own = guest
    ? sql`r.guest_email = ${guest.email} and r.user_id is null`
    : sql`r.user_id in ${recordsOf(userId)}`;
  const { rows } = await db.execute(sql`
    select 1 from promo_uses n join promo_codes k on k.id = n.promo_code_id join registrations r on r.id = n.registration_id
    where k.code = ${(promoCode ?? '').trim().toUpperCase()} and n.returned_at is null
      and r.session_id = ${sessionId} and r.status = 'held' and ${own} limit 1`);
  return rows.length > 0;
}

/** The seat could not be had with the code. Rolls back. */
class NotReserved extends Error {
  override readonly name = 'NotReserved';
  readonly result: Exclude<ReservationResult, 'taken'>;
  constructor(result: Exclude<ReservationResult, 'taken'>) {
    super('not reserved');
    this.result = result;
  }
}

/**
 * Reserves a seat and takes the use of its code in one transaction. The seat first, as the desk does, so that no two of them wait for
 * each other. `tryAgain`: the code takes off another amount by now. Throws a field problem at `promo_code` if it gives nothing any more.
 */
export async function reserveWithCode(
  database: Database,
  claim: ClaimSeatStatement,
  request: ReservationRequest,
  { typed, offCents, purchase }: SeatCode,
  guards: Parameters<typeof takeUse>[4] = {},
): Promise<ReservationResult> {
  const { id: registrationId, userId: personId, createdAt } = request.draft;
  try {
    return await database.withTx(async (tx) => {
      const result = await reserveSeat({ prepared: (statement) => tx.execute(statement) }, claim, request);
      if (result !== 'taken') throw new NotReserved(result);
      const sold = { ...purchase, of: { registrationId } };
      const off = await takeUse(tx, { typed, personId }, sold, createdAt, guards);
      if (off !== offCents) throw new NotReserved(tryAgain);
      return result;
    });
  } catch (error) {
    if (error instanceof NotReserved) return error.result;
    throw error;
  }
}
