import { returnedUntil } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import { includedUse, includedUseColumns, returnIncluded, type IncludedCredit } from './included-uses.ts';
import { returnCredit, type FreeCredit } from './pass-credits.ts';

/** The payment of a whole seat without money: a credit of a pass, or a session that the membership includes. */
export type SeatCredit = (FreeCredit & { readonly kind: 'pass' }) | IncludedCredit;

/** A registration that a credit pays for, as it is reserved. */
interface PaidByCredit {
  readonly instalmentId: string | null;
  readonly cents: number;
  /** The instant as a parameter of the statement. */
  readonly at: SQL;
}

const useOf = (credit: SeatCredit, at: SQL): SQL =>
  credit.kind === 'pass'
    ? sql`insert into pass_uses (id, pass_id, number, registration_id, used_at)
        select ${randomUUID()}::text, ${credit.passId}::text, ${credit.number}::smallint, registered.id, ${at} from registered`
    : sql`insert into included_uses (${includedUseColumns})
        select ${includedUse(credit)}, registered.id, ${at} from registered`;

/**
 * Parts of the statement that reserves a seat, after its part `registered`: the credit is used, and the ledger has an entry of the
 * seat's price without money. The statement fails if another registration used the credit meanwhile.
 */
export const usingCredit = (credit: SeatCredit, { instalmentId, cents, at }: PaidByCredit): SQL =>
  sql`, crediting as (${useOf(credit, at)}), entered as (
    insert into payments (id, registration_id, instalment_id, kind, method, amount_cents, status, idempotency_key, created_at, updated_at)
    select ${randomUUID()}::text, registered.id, ${instalmentId}::text, 'charge', ${credit.kind}::text, ${cents}::int, 'succeeded',
      ${`${credit.kind}_`}::text || registered.id, ${at}, ${at} from registered
  )`;

/** The credit or included session that pays for a registration, and the facts that decide its last day. */
interface Returnable {
  readonly credit: { readonly expiresOn: string } | null;
  readonly freeUntil: Date | null;
  readonly movedDays: number;
}

/**
 * The last day of what comes back with a cancellation now. It is put off if the studio is the reason: it cancelled the session, or it
 * moved it and the time to cancel for that is not over. Null: no credit pays.
 */
export function lastDayBack(
  { credit, freeUntil, movedDays }: Returnable,
  by: 'business' | 'member',
  now: Date,
): string | null {
  if (credit === null) return null;
  const isStudios = by === 'business' || (freeUntil !== null && now <= freeUntil);
  return isStudios ? returnedUntil(credit.expiresOn, { movedDays, today: studioDay(now) }) : credit.expiresOn;
}

/** Gives back what pays for a registration, to be used until this day. */
export async function returnSeatCredit(
  tx: Db,
  { id, credit }: { readonly id: string; readonly credit: { readonly expiresOn: string } },
  lastDay: string,
  now: Date,
): Promise<void> {
  await returnCredit(tx, id, lastDay, now);
  await returnIncluded(tx, id, lastDay === credit.expiresOn ? null : lastDay, now);
}
