import { sql } from 'drizzle-orm';
import type { Deps } from '../dependencies.ts';
import type { JobRun } from '../jobs/job-run.ts';

/**
 * Kept for a plan only, and no instalment is collected from it any more: paid, dropped, or left to the person. Never while a
 * payment of its owner is under way, which may be with this card. Speaks of `c` (payment_methods).
 */
const useless = sql`
  not c.is_saved and c.user_id is not null
  and not exists (
    select 1 from registrations r join instalments i on i.registration_id = r.id
    where r.payment_method_ref = c.provider_ref and r.status in ('held', 'confirmed')
      and (i.status = 'due' or (i.status = 'failed' and i.next_attempt_at is not null)))
  and not exists (
    select 1 from registrations r join payments m on m.registration_id = r.id
    where r.user_id = c.user_id and m.kind = 'charge' and m.status in ('pending', 'requires_action', 'unknown'))`;

/** Lets go of cards that were kept for a plan which is over: nobody asked for them to stay. */
export async function forgetPlanCards(
  { database: { db }, payments }: Pick<Deps, 'database' | 'payments'>,
  round: JobRun,
): Promise<void> {
  const { rows } = await db.execute<{ ref: string }>(sql`
    select c.provider_ref as ref from payment_methods c where c.provider = ${payments.name} and ${useless} limit 200`);
  await round.each(rows, async ({ ref }) => {
    // The provider first: a card that it did not hear of is tried again, and forgetting twice is no error.
    await payments.forgetCard(ref);
    await db.execute(sql`
      delete from payment_methods c where c.provider = ${payments.name} and c.provider_ref = ${ref} and ${useless}`);
  });
}
