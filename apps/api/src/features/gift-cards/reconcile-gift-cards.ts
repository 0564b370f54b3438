import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { listed, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { startJobRun, type JobRunLimits } from '../../platform/jobs/job-run.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { settleOpenCharge, wasAsked } from '../payments/port/settle-open-charge.ts';
import { applyGiftCardOutcome } from './apply-gift-card-outcome.ts';

type Deps = Pick<PaymentsDeps, 'database' | 'payments' | 'clock' | 'mail' | 'settings'>;

const openRow = z.object({
  paymentId: z.string(),
  giftCardId: z.string(),
  provider: z.enum(payments.provider.enumValues),
  key: z.string(),
  cents: z.int(),
  status: z.string(),
  updatedMs: z.number(),
  expiresMs: z.number(),
});

const open = ({ database }: Pick<Deps, 'database'>, where: ReturnType<typeof sql>) =>
  readRows(
    openRow,
    database.db.execute(sql`
    select m.id as "paymentId", m.gift_card_id as "giftCardId", m.provider, m.idempotency_key as key,
      m.amount_cents as cents, m.status, ${epochMs('m.updated_at')} as "updatedMs",
      ${epochMs("m.updated_at + interval '15 minutes'")} as "expiresMs"
    from payments m
    where m.gift_card_id is not null and m.kind = 'charge' and m.status in ${listed(openChargeStatuses)} and ${where}
    order by (m.status = 'requires_action'), random() limit 200`),
  );

const settle = (
  deps: Deps,
  charge: z.output<typeof openRow>,
  how: { ownerIsDead: boolean; abandonCharge?: boolean },
): Promise<boolean> =>
  settleOpenCharge(deps, charge, how, (outcome, abandoned) =>
    applyGiftCardOutcome(deps, charge, outcome, { abandoned }),
  );

/** Asks the provider for the outcome of one charge. False if it is not known yet. */
export async function reconcileGiftCardCharge(
  deps: Deps,
  paymentId: string,
  { ownerIsDead = false, abandonCharge = false }: { ownerIsDead?: boolean; abandonCharge?: boolean } = {},
): Promise<boolean> {
  const [charge] = await open(deps, sql`m.id = ${paymentId}`);
  return charge === undefined || wasAsked(settle(deps, charge, { ownerIsDead, abandonCharge }));
}

/** Repairs what a crash or an unresponsive provider left behind. */
export async function reconcileGiftCards(
  deps: Deps,
  { ownerIsDead = false, ...limits }: JobRunLimits & { ownerIsDead?: boolean } = {},
): Promise<void> {
  const run = startJobRun(limits);
  await run.each(await open(deps, sql`true`), (charge) => settle(deps, charge, { ownerIsDead }));
  run.end();
}
