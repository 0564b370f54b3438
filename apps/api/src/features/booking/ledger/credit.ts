import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { listed, openChargeStatuses } from '../../../platform/database/schema/statuses.ts';
import type { Subject } from '../../payments/port/charge-records.ts';

/** Whose credit it is: the person of what was paid for. Of a gift card, its buyer. */
export type CreditOwner = Subject;

function ownerOf(of: CreditOwner): SQL {
  if ('membershipId' in of) return sql`(select user_id from memberships where id = ${of.membershipId})`;
  if ('passId' in of) return sql`(select user_id from passes where id = ${of.passId})`;
  return 'giftCardId' in of
    ? sql`(select buyer_id from gift_cards where id = ${of.giftCardId})`
    : sql`(select user_id from registrations where id = ${of.registrationId})`;
}

/** A payment that adds to a person's studio credit, or takes from it. */
interface CreditPayment {
  readonly of: CreditOwner;
  readonly paymentId: string;
  /** Negative: spent. */
  readonly cents: number;
}

/** Adds what a payment gave or spent to the studio credit of a person. */
export const addCredit = (tx: Db, { of, paymentId, cents }: CreditPayment, now: Date): Promise<void> =>
  addEntry(tx, { owner: ownerOf(of), paymentId, cents }, now);

/** Adds the amount of a gift card to the studio credit of the person who redeems it. */
export const addGiftCredit = (
  tx: Db,
  { userId, giftCardId, cents }: { userId: string; giftCardId: string; cents: number },
  now: Date,
): Promise<void> => addEntry(tx, { owner: sql`${userId}::text`, giftCardId, cents }, now);

interface Entry {
  /** The id of the person. */
  readonly owner: SQL;
  readonly paymentId?: string;
  readonly giftCardId?: string;
  readonly cents: number;
}

/**
 * Adds one entry to the studio credit of a person. Entries are numbered and each has the balance after it, so two that did not see
 * each other cannot both be stored. The database refuses a negative balance. What comes to an account that is closed, as when a
 * course is cancelled, is forfeited at once.
 */
async function addEntry(tx: Db, { owner, paymentId, giftCardId, cents }: Entry, now: Date): Promise<void> {
  const [locked] = await readRows(
    z.object({ id: z.string() }),
    tx.execute(sql`select id from users where id = ${owner} for update`),
  );
  await tx.execute(sql`
    insert into credit_entries (user_id, number, cents, balance_cents, payment_id, gift_card_id, created_at)
    select u.id, coalesce(last.number, 0) + 1, ${cents}::int, coalesce(last.balance_cents, 0) + ${cents}::int,
      ${paymentId ?? null}::text, ${giftCardId ?? null}::text, ${now.toISOString()}::timestamptz
    from users u left join lateral (
      select number, balance_cents from credit_entries e where e.user_id = u.id order by number desc limit 1
    ) last on true where u.id = ${owner}`);
  if (locked) await forfeitCredit(tx, locked.id, now);
}

/** Forfeits the studio credit of an account if it is closed, so that its balance is zero. The caller has locked the account. */
export async function forfeitCredit(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into credit_entries (user_id, number, cents, balance_cents, created_at)
    select user_id, number + 1, -balance_cents, 0, ${now.toISOString()}::timestamptz from (
      select user_id, number, balance_cents from credit_entries where user_id = ${userId} order by number desc limit 1
    ) last where balance_cents > 0 and exists (select 1 from users where id = user_id and not is_active)`);
}

const balanceOf = (userId: string): SQL =>
  sql`coalesce((select balance_cents from credit_entries where user_id = ${userId} order by number desc limit 1), 0)`;

/** The studio credit of a person, in cents, with what open charges have reserved. */
export async function creditBalance(db: Db, userId: string): Promise<number> {
  const [row] = await readRows(
    z.object({ cents: z.int() }),
    db.execute(sql`select ${balanceOf(userId)} as cents`),
  );
  return row?.cents ?? 0;
}

/** The amount that a person can spend, in cents: their studio credit without what open charges have reserved. */
export async function spendableCredit(db: Db, userId: string): Promise<number> {
  const [row] = await readRows(
    z.object({ cents: z.int() }),
    db.execute(sql`
      select (${balanceOf(userId)}
        - coalesce((select sum(m.credit_cents) from registrations r join payments m on m.registration_id = r.id
          where r.user_id = ${userId} and m.credit_cents > 0 and m.status in ${listed(openChargeStatuses)}), 0))::int as cents`),
  );
  return row?.cents ?? 0;
}

/** The same, locked until the end of the transaction, so that it can be spent. */
export async function lockCredit(tx: Db, userId: string): Promise<number> {
  await tx.execute(sql`select 1 from users where id = ${userId} for update`);
  return spendableCredit(tx, userId);
}
