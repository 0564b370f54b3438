import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Clocks } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { listed, openChargeStatuses, openRefundStatuses } from '../../platform/database/schema/statuses.ts';
import { maxAttempts } from '../../platform/mail/claim-email.ts';

const figure = z.number();
const studioFigures = z.object({
  emails_waiting: figure,
  emails_oldest_seconds: figure,
  emails_given_up: figure,
  texts_waiting: figure,
  payments_unknown: figure,
  payments_unknown_oldest_seconds: figure,
  payments_open: figure,
  refunds_owed: figure,
  refunds_owed_cents: figure,
  refunds_owed_oldest_seconds: figure,
  disputes: figure,
  holds_open: figure,
  holds_overdue: figure,
  waitlist_waiting: figure,
  waitlist_offers_open: figure,
  waitlist_offers_overdue: figure,
});
const jobFigures = z.object({
  name: z.string(),
  runs: figure,
  failures: figure,
  failed: z.boolean(),
  ended_at_seconds: figure.nullable(),
  late_seconds: figure,
});

export interface StudioFigures {
  readonly figures: z.output<typeof studioFigures>;
  readonly jobs: readonly z.output<typeof jobFigures>[];
}

/** Reads what waits in the database, for all processes together. Each part uses a partial index or a small table. */
export async function readStudioFigures(
  { db }: Pick<Database, 'db'>,
  { clock, systemClock }: Clocks,
): Promise<StudioFigures> {
  const at = sql`${clock.now().toISOString()}::timestamptz`;
  const systemNow = sql`${systemClock.now().toISOString()}::timestamptz`;
  const secondsSince = (instant: SQL) => sql`coalesce(extract(epoch from ${at} - ${instant}), 0)::float8`;
  const [figures] = await readRows(
    studioFigures,
    db.execute(sql`
      with emails as (
        select count(*) filter (where attempts < ${maxAttempts}) as waiting,
          ${secondsSince(sql`min(created_at) filter (where attempts < ${maxAttempts})`)} as oldest,
          count(*) filter (where attempts >= ${maxAttempts}) as given_up
        from outbox_mails where sent_at is null),
      charges as (
        select count(*) as open, count(*) filter (where status = 'unknown') as unknown,
          ${secondsSince(sql`min(created_at) filter (where status = 'unknown')`)} as oldest
        from payments where kind = 'charge' and status in ${listed(openChargeStatuses)}),
      refunds as (
        select count(*) as owed, coalesce(sum(amount_cents), 0) as cents,
          ${secondsSince(sql`min(created_at)`)} as oldest
        from payments where kind = 'refund' and method = 'card' and status in ${listed(openRefundStatuses)}),
      holds as (
        select count(*) as open, count(*) filter (where held_until < ${at}) as overdue
        from registrations where status = 'held'),
      entries as (
        select count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status = 'offered') as offers,
          count(*) filter (where status = 'offered' and offer_ends_at < ${at}) as overdue
        from waitlist_entries where status in ('waiting', 'offered'))
      select emails.waiting::int as emails_waiting, emails.oldest as emails_oldest_seconds,
        emails.given_up::int as emails_given_up,
        (select count(*) from outbox_texts where sent_at is null and given_up_at is null)::int as texts_waiting,
        charges.unknown::int as payments_unknown, charges.oldest as payments_unknown_oldest_seconds,
        charges.open::int as payments_open,
        refunds.owed::int as refunds_owed, refunds.cents::float8 as refunds_owed_cents,
        refunds.oldest as refunds_owed_oldest_seconds,
        (select count(*) from payment_disputes)::int as disputes,
        holds.open::int as holds_open, holds.overdue::int as holds_overdue,
        entries.waiting::int as waitlist_waiting, entries.offers::int as waitlist_offers_open,
        entries.overdue::int as waitlist_offers_overdue
      from emails, charges, refunds, holds, entries`),
  );
  const jobs = await readRows(
    jobFigures,
    db.execute(sql`
      select name, runs, failures, last_error is not null as failed,
        extract(epoch from last_ended_at)::float8 as ended_at_seconds,
        greatest(extract(epoch from ${systemNow} - next_run_at), 0)::float8 as late_seconds
      from jobs`),
  );
  if (figures === undefined) throw new Error('the figures of the studio have no row');
  return { figures, jobs };
}
