import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../src/platform/database/database.ts';
import type { ClaimRenewal } from '../src/features/memberships/claim-renewal.ts';

/** What a monthly membership of the demo costs, in cents. */
const price = 4900;

/** Memberships that were bought a month ago and are due on `day`, with their first payment. Their ids begin with `name`. */
export async function renewalCrowd({ db }: Pick<Database, 'db'>, name: string, many: number, day: string) {
  const people = sql`(select ${name}::text || '-' || n as id, (${day}::date - interval '1 month')::date as anchor
    from generate_series(1, ${many}::int) n) crowd`;
  await db.execute(sql`
    insert into users (id, email, password_hash) select id, id || '@renewed.test', 'x' from ${people}`);
  await db.execute(sql`insert into profiles (user_id, first_name) select id, 'One' from ${people}`);
  await db.execute(sql`
    insert into sandbox_cards (id, behaviour, brand, last4, exp_month, exp_year)
    select 'card-' || id, 'succeeds', 'visa', '4242', 12, 2035 from ${people}`);
  await db.execute(sql`
    insert into memberships (id, user_id, tier, source, state, plan_version_id, start_date, anchor_day, paid_periods, paid_until,
      payment_method_ref)
    select id, id, 'Standard', 'bought', 'active', 'plan-standard-month-1', anchor, anchor, 1, ${day}::date, 'card-' || id
    from ${people}`);
  await db.execute(sql`
    insert into payments (id, membership_id, period_from, kind, amount_cents, status, provider, provider_ref, idempotency_key)
    select 'first-' || id, id, anchor, 'charge', ${price}::int, 'succeeded', 'sandbox', 'first-' || id, 'first-' || id
    from ${people}`);
  await db.execute(sql`
    insert into sandbox_charges (id, kind, idempotency_key, card_id, amount_cents, status, client_secret)
    select 'first-' || id, 'charge', 'first-' || id, 'card-' || id, ${price}::int, 'succeeded', 'first-' || id from ${people}`);
}

/** How the memberships of a crowd ended: what the provider took after the first payment, and what their people were told. */
export async function renewalsOf({ db }: Pick<Database, 'db'>, name: string) {
  const { rows } = await db.execute<
    Record<'members' | 'charged' | 'most' | 'renewed' | 'emails', number>
  >(sql`
    select count(*)::int as members, sum(c.many)::int as charged, max(c.many)::int as most,
      count(*) filter (where b.paid_periods = 2 and b.state = 'active')::int as renewed, sum(e.many)::int as emails
    from memberships b
      cross join lateral (select count(*) as many from sandbox_charges s where s.card_id = b.payment_method_ref
        and s.status = 'succeeded' and s.id <> 'first-' || b.id) c
      cross join lateral (select count(*) as many from outbox_mails o where o.recipient = b.user_id || '@renewed.test'
        and o.template = 'membership_renewed') e
    where starts_with(b.id, ${name}::text || '-')`);
  return rows[0];
}

/** The table's own guards against two charges of one period. */
export const dropRenewalGuards = ({ db }: Pick<Database, 'db'>) =>
  db.execute(sql`drop index payments_one_period; drop index payments_one_open_membership_charge`);

/** Without the guards, every process charges each due membership that it sees, under its own key. */
export const unguardedRenewal: ClaimRenewal = async ({ db }, membershipId, name) => {
  const [paymentId, key] = [randomUUID(), randomUUID()];
  const { rows } = await db.execute<{ method: string; period: string }>(sql`
    select payment_method_ref as method, paid_until::text as period from memberships where id = ${membershipId}`);
  const [due] = rows;
  if (due === undefined) return null;
  await db.execute(sql`
    insert into payments (id, membership_id, period_from, kind, amount_cents, status, provider, idempotency_key)
    values (${paymentId}, ${membershipId}, ${due.period}, 'charge', ${price}, 'pending', ${name}, ${key})`);
  return { paymentId, membershipId, provider: name, cents: price, key, method: due.method };
};
