import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RecordRefunds } from '../port/charge-records.ts';
import type { RefundOutcome, RefundRequest } from '../port/provider.ts';
import { chargeOfIntent } from './charge-of-intent.ts';
import { nothingLeft, refund } from './refund.ts';

/**
 * Refunds a charge and records all its refunds before it returns. After manual refunds, the refunded amount may be less than
 * requested. A rejected refund is logged for an operator, because no job retries it.
 */
export async function refundAndRecord(
  stripe: Stripe,
  database: Pick<Database, 'db' | 'withTx'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  recordRefunds: RecordRefunds,
  request: RefundRequest,
  clock: Clock,
): Promise<RefundOutcome> {
  const { outcome, refunds } = await refund(stripe, request);
  const { chargeId, key, cents } = request;
  if (outcome.status === 'rejected' && outcome !== nothingLeft) {
    log.error({ charge: chargeId, key, cents, reason: outcome.reason }, 'a refund was rejected');
  }
  const charge = await chargeOfIntent(database.db, chargeId);
  if (charge !== null) await recordRefunds(database, log, charge, refunds, clock.now());
  return outcome;
}
