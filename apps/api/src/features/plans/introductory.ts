import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { personOf, recordsLike } from '../../platform/database/records-of-person.ts';

/** Who wants an introductory offer. */
interface Newcomer {
  /** Any record of the person. */
  readonly userId: string;
  /** The pass or membership with which they buy it: it does not stand in its own way. */
  readonly goodId?: string;
}

interface OfferTerms {
  readonly isIntroductory: boolean;
}

/** True if the plan of a purchase `p` is introductory. */
const ofIntroductory = sql`exists (
  select 1 from plan_versions v join plans o on o.id = v.plan_id where v.id = p.plan_version_id and o.introductory)`;

/**
 * True if a person came or bought before: they were booked for a session that has begun, paid for something that did not go back
 * whole, have a pass or a membership that a code made free, or are buying an introductory offer right now.
 */
const wasHere = ({ userId, goodId = '' }: Newcomer, now: Date): SQL => {
  const records = recordsLike(userId);
  return sql`(
    exists (select 1 from registrations r join sessions s on s.id = r.session_id
      where r.user_id in ${records} and r.status = 'confirmed' and s.status <> 'cancelled'
        and s.starts_at < ${now.toISOString()}::timestamptz)
    or exists (select 1 from payments m
        left join registrations r on r.id = m.registration_id left join memberships b on b.id = m.membership_id
        left join passes p on p.id = m.pass_id left join gift_cards g on g.id = m.gift_card_id
      where m.kind = 'charge' and m.status = 'succeeded' and coalesce(m.pass_id, m.membership_id, '') <> ${goodId}
        and coalesce(r.user_id, b.user_id, p.user_id, g.buyer_id) in ${records}
        and m.amount_cents > (select coalesce(sum(n.amount_cents), 0) from payments n
          where n.refund_of_id = m.id and n.status not in ('failed', 'cancelled')))
    or exists (select 1 from passes p where p.user_id in ${records} and p.id <> ${goodId}
      and ((p.state = 'active' and not exists (select 1 from payments m where m.pass_id = p.id))
        or (p.state = 'pending' and ${ofIntroductory})))
    or exists (select 1 from memberships p where p.user_id in ${records} and p.id <> ${goodId}
      and p.source = 'bought' and case when p.state = 'pending' then ${ofIntroductory}
        else p.anchor_day is not null and not exists (select 1 from payments m
          where m.membership_id = p.id and m.kind = 'charge' and m.status = 'succeeded') end))`;
};

/** True if introductory offers are not for a person any more. */
export async function isOfferUsed(db: Db, newcomer: Newcomer, now: Date): Promise<boolean> {
  const [found] = await readRows(
    z.object({ used: z.boolean() }),
    db.execute(sql`select ${wasHere(newcomer, now)} as used`),
  );
  return found?.used ?? false;
}

/** Throws if a plan is introductory and the person was here before, as far as is known without a lock. */
export async function refuseUsedOffer(
  db: Db,
  { isIntroductory }: OfferTerms,
  newcomer: Newcomer,
  now: Date,
): Promise<void> {
  if (isIntroductory && (await isOfferUsed(db, newcomer, now))) throw problem('offer_used');
}

type OfferGuards = Guards<{ lock: (userId: string) => SQL }>;

const lockPerson = (userId: string): SQL =>
  sql`select 1 from users where id = ${personOf(userId)} for no key update`;

/**
 * True if a plan can be given to its buyer: it is not introductory, or they were not here before. The lock of the person makes two
 * purchases at once one offer, and lasts until the transaction ends.
 */
export async function mayHave(
  tx: Db,
  { isIntroductory }: OfferTerms,
  newcomer: Newcomer,
  now: Date,
  { lock = lockPerson }: OfferGuards = {},
): Promise<boolean> {
  if (!isIntroductory) return true;
  await tx.execute(lock(newcomer.userId));
  return !(await isOfferUsed(tx, newcomer, now));
}

/** Throws if a plan that is being bought is introductory and its buyer was here before. */
export async function requireNewcomer(
  tx: Db,
  terms: OfferTerms,
  newcomer: Newcomer,
  now: Date,
  guards: OfferGuards = {},
): Promise<void> {
  if (!(await mayHave(tx, terms, newcomer, now, guards))) throw problem('offer_used');
}
