import { createClient } from '@detroit-well/api-client';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { session } from '../auth/session.ts';
import { readSettings } from '../settings/settings.ts';
import { transport } from './transport.ts';

/** Makes every call of the contract as the signed-in member. */
export const client = createClient({
  baseUrl: readSettings().apiUrl,
  session,
  onEvent: emitSignal,
  transport,
  // The queries of the portal repeat their own reads.
  retryReads: false,
});
