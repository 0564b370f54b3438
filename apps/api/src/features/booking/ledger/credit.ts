import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { listed, openChargeStatuses } from '../../../platform/database/schema/statuses.ts';
import type { Subject } from '../../payments/port/charge-records.ts';
import { recordsOf } from '../../../platform/database/records-of-person.ts';

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

interface CreditByTeam {
  readonly userId: string;
  /** Negative: taken back. */
  readonly cents: number;
  readonly actorId: string;
  readonly reason: string;
  readonly requestId: string;
}

/** Adds what the team gives a person, or takes what it takes back. */
export const addTeamCredit = (tx: Db, { userId, ...entry }: CreditByTeam, now: Date): Promise<void> =>
  addEntry(tx, { owner: sql`${userId}::text`, ...entry }, now);

interface Entry {
  /** The id of the person. */
  readonly owner: SQL;
  readonly paymentId?: string;
  readonly giftCardId?: string;
  readonly actorId?: string;
  readonly reason?: string;
  readonly requestId?: string;
  readonly cents: number;
}

/**
 * Adds one entry to the studio credit of a person; several where a person with several records spends more than the record has that
 * pays. Entries of a record are numbered and each has the balance after it, so two that did not see each other cannot both be stored.
 * The database refuses a negative balance. What comes to an account that is closed, as when a course is cancelled, is forfeited at
 * once.
 */
async function addEntry(tx: Db, entry: Entry, now: Date): Promise<void> {
  const { owner, paymentId, giftCardId, actorId, reason, requestId, cents } = entry;
  const records = await readRows(
    z.object({ id: z.string(), balance: z.int() }),
    tx.execute(sql`
      select own.id, ${lastBalance(sql`own.id`)} as balance
      from users one join users own on own.person_id = one.person_id
      where one.id = ${owner} order by own.id <> one.id, own.id for update of own`),
  );
  for (const { id, cents: part } of shares(records, cents)) {
    await tx.execute(sql`
      insert into credit_entries (user_id, number, cents, balance_cents, payment_id, gift_card_id, actor_id, reason, request_id, created_at)
      select u.id, coalesce(last.number, 0) + 1, ${part}::int, coalesce(last.balance_cents, 0) + ${part}::int,
        ${paymentId ?? null}::text, ${giftCardId ?? null}::text, ${actorId ?? null}::text,
        ${reason ?? null}::text, ${requestId ?? null}::text, ${now.toISOString()}::timestamptz
      from users u left join lateral (
        select number, balance_cents from credit_entries e where e.user_id = u.id order by number desc limit 1
      ) last on true where u.id = ${id}`);
    await forfeitCredit(tx, id, now);
  }
}

/** What each record of a person gets, or spends: first the one that pays, then the others as far as they have credit. */
function shares(
  records: readonly { readonly id: string; readonly balance: number }[],
  cents: number,
): { readonly id: string; readonly cents: number }[] {
  const [payer, ...others] = records;
  if (payer === undefined) return [];
  let rest = Math.min(0, cents + payer.balance);
  const byOthers = others.map(({ id, balance }) => {
    const part = -Math.min(balance, -rest);
    rest -= part;
    return { id, cents: part };
  });
  const ofOthers = byOthers.reduce((sum, part) => sum + part.cents, 0);
  return [{ id: payer.id, cents: cents - ofOthers }, ...byOthers].filter(
    (part) => part.cents !== 0 || others.length === 0,
  );
}

/** Forfeits the studio credit of an account if it is closed, so that its balance is zero. The caller has locked the account. */
export async function forfeitCredit(tx: Db, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into credit_entries (user_id, number, cents, balance_cents, created_at)
    select user_id, number + 1, -balance_cents, 0, ${now.toISOString()}::timestamptz from (
      select user_id, number, balance_cents from credit_entries where user_id = ${userId} order by number desc limit 1
    ) last where balance_cents > 0 and exists (select 1 from users where id = user_id and not is_active)`);
}

/** The studio credit of one record. */
const lastBalance = (recordId: SQL): SQL => sql`coalesce((
  select e.balance_cents from credit_entries e where e.user_id = ${recordId} order by e.number desc limit 1), 0)`;

/** The studio credit of a person, in all their records. */
export const balanceOf = (userId: SQL | string): SQL =>
  sql`(select coalesce(sum(${lastBalance(sql`own.id`)}), 0)::int from users own where own.person_id = ${userId})`;

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
          where r.user_id in ${recordsOf(userId)} and m.credit_cents > 0 and m.status in ${listed(openChargeStatuses)}), 0))::int as cents`),
  );
  return row?.cents ?? 0;
}

/** The same, locked until the end of the transaction, so that it can be spent. */
export async function lockCredit(tx: Db, userId: string): Promise<number> {
  await tx.execute(sql`select 1 from users where id = ${userId} for update`);
  return spendableCredit(tx, userId);
}
