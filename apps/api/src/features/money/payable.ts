import { toCents, fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { findRegistration, type RegistrationRecord } from '../booking/ledger/registration-queries.ts';
import { hasOpenCharge } from '../booking/registration/end-registration.ts';
import { nothingToPay } from '../booking/registration/responses.ts';

/** Locks and reads a registration. */
export async function lockRegistration(tx: Db, id: string): Promise<RegistrationRecord> {
  await tx.execute(sql`select 1 from registrations where id = ${id} for update`);
  const registration = await findRegistration(tx, id);
  if (registration === null) throw problem('not_found');
  return registration;
}

/** Throws unless something of the registration can be paid now: it is confirmed, its session takes place, it owes something and no charge of it is open. */
export function requirePayable(registration: RegistrationRecord, owed: number): void {
  if (registration.status === 'held' || registration.moving || hasOpenCharge(registration))
    throw inProgress();
  if (registration.status !== 'confirmed' || registration.sessionStatus === 'cancelled' || owed === 0)
    throw nothingToPay(registration);
}

/** The amount of a payment, at most what is left of what it pays. */
export function amountOf(asked: string | undefined, byItself: number, most: number, what: string): number {
  const cents = asked === undefined ? byItself : toCents(asked);
  if (cents > most) throw fieldProblem({ amount: [`At most $${fromCents(most)}: ${what}.`] });
  return cents;
}
