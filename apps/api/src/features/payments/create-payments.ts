import type { ApiSettings } from '@detroit-well/config/env';
import pino from 'pino';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { logging } from '../../platform/logging/logging.ts';
import type { RecordRefunds } from './port/charge-records.ts';
import type { PaymentProvider } from './port/provider.ts';
import { openSandbox } from './sandbox/sandbox.ts';

/** Creates the payment provider that the settings name. The Stripe client is loaded only when it is used. */
export async function createPayments(
  settings: ApiSettings,
  database: Database,
  recordRefunds: RecordRefunds,
  clock: Clock,
): Promise<PaymentProvider> {
  if (settings.payments.provider === 'sandbox') return openSandbox(database.db, database.withTx);
  const { openStripe } = await import('./stripe/open-stripe.ts');
  const log = pino(logging(settings.logLevel), pino.destination(2));
  return openStripe(settings.payments, database, log, recordRefunds, clock);
}
