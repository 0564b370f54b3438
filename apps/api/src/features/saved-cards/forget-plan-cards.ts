import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readRows } from '../../platform/database/read-rows.ts';
import {
  listed,
  liveMembershipStates,
  liveRegistrationStatuses,
  openChargeStatuses,
} from '../../platform/database/schema/statuses.ts';
import type { JobRun } from '../../platform/jobs/job-run.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';

/**
 * A card that was stored only for an instalment plan, and that no open instalment and no membership will be charged to. Excludes cards whose
 * owner has a payment in progress, because that payment may use the card. The condition refers to `c` (payment_methods).
 */
const useless = sql`
  not c.is_saved and c.user_id is not null
  and not exists (
    select 1 from registrations r join instalments i on i.registration_id = r.id
    where r.payment_method_ref = c.provider_ref and r.status in ${listed(liveRegistrationStatuses)}
      and (i.status = 'due' or (i.status = 'failed' and i.next_attempt_at is not null)))
  and not exists (
    select 1 from memberships b where b.payment_method_ref = c.provider_ref and b.state in ${listed(liveMembershipStates)})
  and not exists (
    select 1 from registrations r join payments m on m.registration_id = r.id
    where r.user_id = c.user_id and m.kind = 'charge' and m.status in ${listed(openChargeStatuses)})`;

/** Deletes cards that were stored only for a plan that is over, because their owners did not ask to save them. */
export async function forgetPlanCards(
  { database: { db }, payments }: Pick<PaymentsDeps, 'database' | 'payments'>,
  run: JobRun,
): Promise<void> {
  const rows = await readRows(
    z.object({ ref: z.string() }),
    db.execute(sql`
    select c.provider_ref as ref from payment_methods c where c.provider = ${payments.name} and ${useless} limit 200`),
  );
  await run.each(rows, async ({ ref }) => {
    // The provider comes first: if its call fails, the row remains for the next run. `forgetCard` is idempotent.
    await payments.forgetCard(ref);
    await db.execute(sql`
      delete from payment_methods c where c.provider = ${payments.name} and c.provider_ref = ${ref} and ${useless}`);
  });
}
