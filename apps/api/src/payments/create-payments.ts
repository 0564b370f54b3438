import { SettingsError, type ApiSettings } from '@detroit-well/config/env';
import type { Database } from '../db/database.ts';
import type { PaymentProvider } from './provider.ts';
import { openSandbox } from './sandbox.ts';

/** Chooses the provider by the settings. A provider that is not built stops the start rather than the first payment. */
export function createPayments(settings: ApiSettings, database: Database): PaymentProvider {
  if (settings.payments.provider === 'stripe') {
    throw new SettingsError(['PAYMENTS=stripe is not built yet: start with PAYMENTS=sandbox']);
  }
  return openSandbox(database.db);
}
