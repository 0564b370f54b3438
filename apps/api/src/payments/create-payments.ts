import type { ApiSettings } from '@detroit-well/config/env';
import type { Database } from '../db/database.ts';
import type { PaymentProvider } from './provider.ts';
import { openSandbox } from './sandbox.ts';

/** Chooses the provider by the settings. Stripe's client is loaded only where it is used. */
export async function createPayments(settings: ApiSettings, { db }: Database): Promise<PaymentProvider> {
  if (settings.payments.provider === 'sandbox') return openSandbox(db);
  const { openStripe } = await import('./stripe/open-stripe.ts');
  return openStripe(settings.payments, db);
}
