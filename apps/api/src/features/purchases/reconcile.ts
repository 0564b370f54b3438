import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { listed, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';
import { settleOpenCharge, wasAsked } from '../payments/port/settle-open-charge.ts';
import { applyOutcome } from './apply-outcome.ts';
import type { Good, OutcomeDeps } from './good.ts';

const openRow = z.object({
  paymentId: z.string(),
  goodId: z.string(),
  provider: z.enum(payments.provider.enumValues),
  key: z.string(),
  cents: z.int(),
  status: z.string(),
  updatedMs: z.number(),
  expiresMs: z.number(),
});

/** Those with a lost response come first. Random order, so that permanently failing charges cannot starve the rest. */
function openCharges({ database }: Pick<OutcomeDeps, 'database'>, { column }: Good<object>, where: SQL) {
  const goodId = sql`m.${sql.identifier(column.name)}`;
  return readRows(
    openRow,
    database.db.execute(sql`
    select m.id as "paymentId", ${goodId} as "goodId", m.provider, m.idempotency_key as key, m.amount_cents as cents, m.status,
      ${epochMs('m.updated_at')} as "updatedMs", ${epochMs("m.updated_at + interval '15 minutes'")} as "expiresMs"
    from payments m
    where ${goodId} is not null and m.kind = 'charge' and m.status in ${listed(openChargeStatuses)} and ${where}
    order by (m.status = 'requires_action'), random() limit 200`),
  );
}

const settle = (
  deps: OutcomeDeps,
  good: Good<object>,
  charge: z.output<typeof openRow>,
  how: { ownerIsDead: boolean; abandonCharge?: boolean },
): Promise<boolean> =>
  settleOpenCharge(deps, charge, how, (outcome, abandoned) =>
    applyOutcome(deps, good, charge, outcome, { abandoned }),
  );

/**
 * Asks the provider for the outcome of one charge, as `reconcileCharge` does for registrations. `abandonCharge` gives up one that
 * waits for the bank. False if the outcome is not known yet.
 */
export async function reconcilePurchase(
  deps: OutcomeDeps,
  good: Good<object>,
  paymentId: string,
  { ownerIsDead = false, abandonCharge = false }: { ownerIsDead?: boolean; abandonCharge?: boolean } = {},
): Promise<boolean> {
  const [charge] = await openCharges(deps, good, sql`m.id = ${paymentId}`);
  return charge === undefined || wasAsked(settle(deps, good, charge, { ownerIsDead, abandonCharge }));
}

/** The part of the job `reconcile` for one good: repairs what a crash or an unresponsive provider left behind. */
export const reconciling =
  (good: Good<object>) =>
  async (
    deps: OutcomeDeps,
    { ownerIsDead = false, ...limits }: JobRunLimits & { ownerIsDead?: boolean } = {},
  ): Promise<void> => {
    const run = startJobRun(limits);
    const charges = await openCharges(deps, good, sql`true`);
    await run.each(charges, (charge) => settle(deps, good, charge, { ownerIsDead }));
    run.end();
  };
