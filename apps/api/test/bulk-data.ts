import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database.ts';
import { seedStudio } from './booking.ts';

/** Registrations of a session in the bulk data. One of twenty is cancelled and refunded. */
export const registrationsPerSession = 100;
/** Sessions of a member in the bulk data, whatever its size. */
const sessionsPerMember = 50;

/** Sessions whose registrations one statement inserts. */
const batch = 500;

/** Members of the bulk data, with the ids `member-0`, `member-1`, ... and sign-ins `family-0`, ... */
export const membersFor = (sessions: number): number =>
  Math.max(1, (sessions * registrationsPerSession) / sessionsPerMember);

/**
 * Fills a migrated database with as many sessions, half of them upcoming, and 100 paid registrations for each. Rows are what
 * the server writes for a card that paid at once, so that `check-ledger` finds no fault. A few seconds for 100,000
 * registrations.
 */
export async function insertBulkData(database: Database, sessions: number): Promise<void> {
  await seedStudio(database);
  const members = membersFor(sessions);
  const live = registrationsPerSession - registrationsPerSession / 20;
  const run = (statement: SQL) => database.db.execute(statement);
  const insert = (statement: SQL) =>
    database.withTx(async (tx) => {
      // Without a lookup for each foreign key, which the rows satisfy by construction.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(statement);
    });
  await run(sql`
    insert into users (id, email, password_hash, email_verified_at)
    select 'member-' || n, 'member-' || n || '@scale.test', 'x', now() from generate_series(0, ${members - 1}::int) n`);
  await run(sql`
    insert into profiles (user_id, first_name, last_name, date_of_birth)
    select 'member-' || n, 'Member', n::text, '1980-01-01' from generate_series(0, ${members - 1}::int) n`);
  await run(sql`
    insert into refresh_families (id, user_id, expires_at)
    select 'family-' || n, 'member-' || n, '2100-01-01' from generate_series(0, ${members - 1}::int) n`);
  // Upcoming sessions start in two days at the earliest.
  await run(sql`
    insert into sessions (id, program_id, coach_id, title, description, location, starts_at, ends_at, price_member_cents,
      price_public_cents, max_participants, taken)
    select 'session-' || n, 'roll', 'coach', 'Session ' || n, 'Balance, edges and stops.', 'Main floor', t, t + interval '1 hour',
      6000, 7500, 20000, ${live}::int
    from generate_series(0, ${sessions - 1}::int) n
    cross join lateral (select date_trunc('hour', now()) + (n - ${sessions / 2}::int) * interval '1 hour'
      + case when n < ${sessions / 2}::int then interval '0' else interval '2 days' end as t) at`);
  for (let from = 0; from < sessions; from += batch) {
    const to = Math.min(from + batch, sessions) - 1;
    await insert(sql`
      with chosen as materialized (
        select gen_random_uuid()::text as id, gen_random_uuid()::text as instalment_id, gen_random_uuid()::text as payment_id,
          'session-' || n as session_id, 'member-' || ((n * ${registrationsPerSession}::int + k) % ${members}::int) as user_id,
          k % 20 = 0 as is_cancelled, least(s.starts_at, now()) - interval '10 days' as at
        from generate_series(${from}::int, ${to}::int) n
        cross join generate_series(0, ${registrationsPerSession - 1}::int) k
        join sessions s on s.id = 'session-' || n),
      registered as (
        insert into registrations (id, session_id, user_id, status, price_cents, rate, plan, cancelled_at, cancelled_by,
          confirmed_at, created_at, updated_at)
        select id, session_id, user_id, case when is_cancelled then 'cancelled' else 'confirmed' end, 7500, 'public', 'full',
          case when is_cancelled then at end, case when is_cancelled then 'member' end, at, at, at from chosen),
      planned as (
        insert into instalments (id, registration_id, position, due_on, amount_cents, status, updated_at)
        select instalment_id, id, 1, at::date, 7500, case when is_cancelled then 'refunded' else 'paid' end, at from chosen)
      insert into payments (id, registration_id, instalment_id, kind, amount_cents, status, provider, provider_ref,
        idempotency_key, refund_of_id, created_at, updated_at)
      select payment_id, id, instalment_id, 'charge', 7500, 'succeeded', 'stripe', 'pi_' || payment_id, payment_id, null, at, at
      from chosen
      union all
      select 'refund-' || payment_id, id, instalment_id, 'refund', 7500, 'succeeded', 'stripe', 're_' || payment_id,
        're_' || payment_id, payment_id, at, at from chosen where is_cancelled`);
  }
  await run(sql`vacuum analyze`);
}
