import { leastByCard } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { personOf } from '../../../platform/database/records-of-person.ts';
import { balanceOf } from './credit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import {
  currentChargeStatuses,
  endedRefundStatuses,
  listed,
  moneylessMethods,
  liveRegistrationStatuses,
  openChargeStatuses,
} from '../../../platform/database/schema/statuses.ts';
import { keyByHand } from '../../payments/port/charge-records.ts';
import { includedRules } from './included-rules.ts';
import { passRules } from './pass-rules.ts';
import { promoRules } from './promo-rules.ts';
import { moveRefundPrefix } from './refunds.ts';

/** A row that contradicts the rest of the ledger. */
interface LedgerProblem {
  readonly rule: string;
  /** The id of the session, registration, instalment or payment. */
  readonly id: string;
}

export interface LedgerReport {
  readonly registrations: number;
  readonly chargedCents: number;
  readonly refundedCents: number;
  readonly problems: readonly LedgerProblem[];
}

const live = listed(liveRegistrationStatuses);
const current = listed(currentChargeStatuses);
const open = listed(openChargeStatuses);
const ended = listed(endedRefundStatuses);

/** The rules of every committed state. Each query returns the rows that break its rule. */
const rules: Readonly<Record<string, SQL>> = {
  'the taken seats of a session are its live registrations and open offers': sql`
    select s.id from sessions s where s.taken <> (
      (select count(*) from registrations r where r.session_id = s.id and r.status in ${live})
      + (select count(*) from waitlist_entries w where w.session_id = s.id and w.status = 'offered'))`,
  'the instalments of a registration add up to its price': sql`
    select r.id from registrations r join instalments i on i.registration_id = r.id
    group by r.id having sum(i.amount_cents) <> r.price_cents + r.moved_back_cents`,
  'a registration that moves has one held seat, and no other has one': sql`
    select r.id from registrations r where r.moving <> exists (
      select 1 from registrations h where h.moves = r.id and h.status = 'held')`,
  'the refunds of moves are at most what the moves gave back': sql`
    select r.id from registrations r where r.moved_back_cents < (
      select coalesce(sum(m.amount_cents), 0) from payments m where m.registration_id = r.id and m.kind = 'refund'
        and starts_with(m.idempotency_key, ${moveRefundPrefix}) and m.status not in ${ended})`,
  'a live registration with a price has instalments': sql`
    select r.id from registrations r where r.status in ${live} and r.price_cents > 0
      and not exists (select 1 from instalments i where i.registration_id = r.id)`,
  // Before a plan starts, its instalment has the whole price, which earlier charges may have failed to pay.
  'a charge has the amount and the registration of its instalment': sql`
    select m.id from payments m join instalments i on i.id = m.instalment_id
      join registrations r on r.id = m.registration_id
    where m.kind = 'charge' and (m.registration_id <> i.registration_id or (m.amount_cents <> i.amount_cents
      and not ((m.starts_plan is not null or m.credit_cents > 0) and m.status <> 'succeeded')
      and not (m.status in ('failed', 'cancelled') and m.amount_cents = r.price_cents and exists (
        select 1 from payments s where s.instalment_id = i.id and s.starts_plan is not null and s.status = 'succeeded'))))`,
  'a live registration has the plan that its payment started': sql`
    select r.id from registrations r join payments m on m.registration_id = r.id
    where r.status in ${live} and m.status = 'succeeded' and m.starts_plan <> r.plan`,
  'a paid instalment has exactly one successful charge': sql`
    select i.id from instalments i where i.status = 'paid' and 1 <> (
      select count(*) from payments m where m.instalment_id = i.id and m.kind = 'charge' and m.status = 'succeeded')`,
  'an instalment has at most one current charge': sql`
    select m.instalment_id as id from payments m
    where m.kind = 'charge' and m.instalment_id is not null and m.status in ${current}
    group by m.instalment_id having count(*) > 1`,
  'a successful charge has paid its instalment, or is refunded': sql`
    select m.id from payments m join instalments i on i.id = m.instalment_id
    where m.kind = 'charge' and m.status = 'succeeded' and i.status not in ('paid', 'refunded')
      and not exists (select 1 from payments back where back.refund_of_id = m.id)`,
  'a refund belongs to a successful charge of the same thing': sql`
    select back.id from payments back where back.kind = 'refund' and not exists (
      select 1 from payments m where m.id = back.refund_of_id and m.kind = 'charge' and m.status = 'succeeded'
        and m.registration_id is not distinct from back.registration_id
        and m.membership_id is not distinct from back.membership_id
        and m.pass_id is not distinct from back.pass_id
        and m.gift_card_id is not distinct from back.gift_card_id)`,
  'the refunds of a charge do not exceed it': sql`
    select m.id from payments m join payments back on back.refund_of_id = m.id and back.status not in ${ended}
    where m.kind = 'charge' group by m.id having sum(back.amount_cents) > m.amount_cents`,
  'a refund to a card belongs to a payment by card': sql`
    select back.id from payments back join payments m on m.id = back.refund_of_id
    where back.method = 'card' and m.method <> 'card'`,
  'nothing comes back for an entry without money': sql`
    select back.id from payments back join payments m on m.id = back.refund_of_id
    where m.method in ${listed(moneylessMethods)}`,
  'every payment with studio credit has its entry, of the person who paid': sql`
    select m.id from payments m left join registrations r on r.id = m.registration_id
      left join memberships b on b.id = m.membership_id left join passes p on p.id = m.pass_id
      left join gift_cards g on g.id = m.gift_card_id
      cross join lateral (select count(*) > 0 as has_entries, sum(e.cents) as cents, bool_or(${personOf(sql`e.user_id`)}
          <> ${personOf(sql`coalesce(r.user_id, b.user_id, p.user_id, g.buyer_id)`)}) as foreign
        from credit_entries e where e.payment_id = m.id) e
    where (m.method = 'credit' and m.status = 'succeeded') <> e.has_entries or e.foreign
      or e.cents <> case m.kind when 'refund' then m.amount_cents else -m.amount_cents end`,
  'the studio credit of a person is the sum of its entries': sql`
    select e.user_id as id from (select user_id, number, balance_cents,
        sum(cents) over (partition by user_id order by number) as total,
        row_number() over (partition by user_id order by number) as place from credit_entries) e
    where e.balance_cents <> e.total or e.number <> e.place`,
  'a closed account has no studio credit': sql`
    select u.id from users u where not u.is_active and 0 < coalesce((
      select e.balance_cents from credit_entries e where e.user_id = u.id order by e.number desc limit 1), 0)`,
  'the studio credit of a person covers what open charges have reserved': sql`
    select own.person_id as id from registrations r join payments m on m.registration_id = r.id
      join users own on own.id = r.user_id
    where m.credit_cents > 0 and m.status in ${open}
    group by own.person_id having sum(m.credit_cents) > ${balanceOf(sql`own.person_id`)}`,
  'a released registration keeps no money, unless a refund failed': sql`
    select r.id from registrations r join payments m on m.registration_id = r.id
    where r.status = 'released'
    group by r.id having sum(case when m.kind = 'charge' and m.status = 'succeeded' then m.amount_cents else 0 end)
      <> sum(case when m.kind = 'refund' and m.status not in ${ended} then m.amount_cents else 0 end)
      and not bool_or(m.kind = 'refund' and m.status = 'failed')`,
  'a successful payment of the sandbox is in its books': sql`
    select m.id from payments m where m.provider = 'sandbox' and m.status = 'succeeded' and not exists (
      select 1 from sandbox_charges c where c.idempotency_key = m.idempotency_key and c.kind = m.kind
        and c.amount_cents = m.amount_cents and c.status = 'succeeded')`,
  'a period of a membership is charged once': sql`
    select m.membership_id as id from payments m
    where m.kind = 'charge' and m.membership_id is not null and m.status in ${current}
      and m.proration_cents is null
    group by m.membership_id, m.period_from having count(*) > 1`,
  // A promo code can pay the whole first one: without a payment.
  'the payments that a membership kept pay as many periods as it has since it began': sql`
    select b.id from memberships b where b.source = 'bought' and b.paid_periods - (
      b.anchor_day = b.start_date and exists (select 1 from promo_uses n where n.membership_id = b.id and n.returned_at is null)
        and not exists (select 1 from payments m where m.membership_id = b.id and m.kind = 'charge' and m.status = 'succeeded'
          and m.period_from = b.start_date))::int > (
      select coalesce(sum(coalesce((m.amount_cents + m.proration_cents + coalesce(m.off_cents, 0)) / v.price_cents, 1)), 0) from payments m
        left join plan_versions v on v.id = m.plan_version_id
      where m.membership_id = b.id and m.kind = 'charge' and m.status = 'succeeded' and m.period_from >= b.anchor_day)`,
  // A change of the plan pays whole periods: the fewest of which the credit leaves the least amount to the card.
  'a charge of a membership has a price of its plan': sql`
    select m.id from payments m join memberships b on b.id = m.membership_id
      left join plan_versions paid on paid.id = m.plan_version_id
    where m.kind = 'charge' and case when paid.id is not null
      then case when m.proration_cents is null then paid.price_cents <> m.amount_cents + coalesce(m.off_cents, 0)
        else (m.amount_cents + m.proration_cents + coalesce(m.off_cents, 0)) % paid.price_cents <> 0
          or m.amount_cents not between least(${leastByCard}, paid.price_cents) and paid.price_cents + ${leastByCard} - 1 end
      else not exists (select 1 from plan_versions v join plan_versions own
        on own.plan_id = v.plan_id where own.id = b.plan_version_id and v.price_cents = m.amount_cents) end`,
  ...passRules,
  ...promoRules,
  ...includedRules,
  'a gift card was paid, once and with its amount, if and only if it is kept': sql`
    select g.id from gift_cards g where (g.status in ('paid', 'sent', 'redeemed')) <> exists (
      select 1 from payments m where m.gift_card_id = g.id and m.kind = 'charge' and m.status = 'succeeded'
        and m.amount_cents = g.amount_cents and (g.status in ('paid', 'sent', 'redeemed')
          or not exists (select 1 from payments back where back.refund_of_id = m.id)))`,
  'a redeemed gift card has its entry of studio credit, of the person who redeemed it': sql`
    select g.id from gift_cards g left join credit_entries e on e.gift_card_id = g.id
    where (g.status = 'redeemed') <> (e.gift_card_id is not null)
      or e.user_id <> g.redeemed_by or e.cents <> g.amount_cents`,
  'a redeemed gift card was not given back, unless somebody did it at the provider': sql`
    select g.id from gift_cards g where g.status = 'redeemed' and exists (
      select 1 from payments back where back.gift_card_id = g.id and back.kind = 'refund' and back.status not in ${ended}
        and not starts_with(back.idempotency_key, ${keyByHand('')}))`,
  'a gift card goes back whole, unless somebody did it at the provider': sql`
    select g.id from gift_cards g join payments back on back.gift_card_id = g.id
    where back.kind = 'refund' and back.status not in ${ended}
    group by g.id having sum(back.amount_cents) <> g.amount_cents
      and not bool_or(starts_with(back.idempotency_key, ${keyByHand('')}))`,
  'a confirmed registration has a member': sql`
    select id from registrations where status in ('confirmed', 'cancelled') and user_id is null`,
};

const problemRow = z.object({ id: z.string() });
const totals = z.object({ registrations: z.int(), charged: z.number(), refunded: z.number() });

/** Rows listed for each rule. */
const mostRows = 5;

/** Checks that registrations, instalments, payments, refunds and seats agree. `db` must show one snapshot. */
export async function checkLedger(db: Db): Promise<LedgerReport> {
  const problems: LedgerProblem[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const rows = await readRows(problemRow, db.execute(sql`${query} limit ${sql.raw(String(mostRows))}`));
    problems.push(...rows.map(({ id }) => ({ rule, id })));
  }
  const [sums] = await readRows(
    totals,
    db.execute(sql`
      select (select count(*) from registrations)::int as registrations,
        (select coalesce(sum(amount_cents), 0) from payments
          where kind = 'charge' and status = 'succeeded')::float8 as charged,
        (select coalesce(sum(amount_cents), 0) from payments
          where kind = 'refund' and status = 'succeeded')::float8 as refunded`),
  );
  return {
    registrations: sums?.registrations ?? 0,
    chargedCents: sums?.charged ?? 0,
    refundedCents: sums?.refunded ?? 0,
    problems,
  };
}
