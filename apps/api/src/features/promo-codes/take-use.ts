import type { Cents } from '@detroit-well/pricing';
import { eq, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { promoUses } from '../../platform/database/schema/promo-codes.ts';
import { refuseOnOffer } from './refuse-on-offer.ts';
import { findCode, type FoundCode } from './find-code.ts';
import { tryCode, type PromoPurchase } from './try-code.ts';

/** The purchase that a use belongs to. */
type UsedFor =
  { readonly passId: string } | { readonly registrationId: string } | { readonly membershipId: string };

/** A code as the buyer typed it, and who they are. Null: a guest, whose account does not exist yet. */
interface TypedCode {
  readonly typed: string;
  readonly personId: string | null;
}

type UseGuards = Guards<{ lock: (code: string) => SQL }>;

const lockCode = (code: string): SQL => sql`select 1 from promo_codes where code = ${code} for update`;

/** A code that the transaction has locked, with a use left for a purchase. */
export interface LockedCode {
  readonly id: string;
  /** As the studio writes it. */
  readonly code: string;
  readonly offCents: Cents;
  readonly rules: FoundCode;
}

/**
 * Locks a code for a purchase of the same transaction. The lock of the code makes the last use go to one person; that of the person
 * makes a first purchase one. Throws a field error at `promo_code` that says why the code gives nothing.
 */
export async function lockedCode(
  tx: Db,
  { typed, personId }: TypedCode,
  purchase: PromoPurchase,
  now: Date,
  { lock = lockCode }: UseGuards = {},
): Promise<LockedCode> {
  if (personId !== null) await tx.execute(sql`select 1 from users where id = ${personId} for no key update`);
  await tx.execute(lock(typed.trim().toUpperCase()));
  await refuseOnOffer(tx, purchase.planId, 'promo_code');
  const found = await findCode(tx, typed, personId);
  const { code, offCents } = tryCode(found, purchase, { field: 'promo_code', typed }, now);
  return { id: code.id, code: code.code, offCents, rules: code };
}

/** Stores the use of a locked code by a purchase that is stored. */
export async function storeUse(
  tx: Db,
  { id: promoCodeId, offCents }: Pick<LockedCode, 'id' | 'offCents'>,
  of: UsedFor,
  now: Date,
): Promise<void> {
  await tx.insert(promoUses).values({ id: randomUUID(), promoCodeId, ...of, offCents, usedAt: now });
}

/** Takes a use of a code for a purchase that is stored, and returns what it takes off in cents. Throws as `lockedCode` does. */
export async function takeUse(
  tx: Db,
  typed: TypedCode,
  { of, ...purchase }: PromoPurchase & { readonly of: UsedFor },
  now: Date,
  guards: UseGuards = {},
): Promise<Cents> {
  const code = await lockedCode(tx, typed, purchase, now, guards);
  await storeUse(tx, code, of, now);
  return code.offCents;
}

const useOf = (of: UsedFor) =>
  'passId' in of
    ? eq(promoUses.passId, of.passId)
    : 'membershipId' in of
      ? eq(promoUses.membershipId, of.membershipId)
      : eq(promoUses.registrationId, of.registrationId);

/** Gives back the use of a purchase that ended without money, or that the studio cancelled. Without a use, nothing happens. */
export async function returnUse(tx: Db, of: UsedFor, now: Date): Promise<void> {
  await tx
    .update(promoUses)
    .set({
      returnedAt: sql`coalesce(${promoUses.returnedAt}, greatest(${promoUses.usedAt}, ${now.toISOString()}::timestamptz))`,
    })
    .where(useOf(of));
}

/** Takes the use of a purchase again whose payment arrived after it had ended. False: the code has no use left. */
export async function takeUseAgain(tx: Db, of: UsedFor): Promise<boolean> {
  const [use] = await tx.select().from(promoUses).where(useOf(of));
  if (use === undefined || use.returnedAt === null) return true;
  await tx.execute(sql`select 1 from promo_codes where id = ${use.promoCodeId} for update`);
  const { rows } = await tx.execute(sql`
    update promo_uses set returned_at = null where id = ${use.id} and coalesce(
      (select count(*) from promo_uses n where n.promo_code_id = ${use.promoCodeId} and n.returned_at is null)
        < (select max_uses from promo_codes where id = ${use.promoCodeId}), true) returning id`);
  return rows.length > 0;
}
