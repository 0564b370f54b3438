import { createClient } from '@detroit-well/api-client';
import { withOffice } from '@detroit-well/api-client/office';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { session } from '../auth/session.ts';
import { readSettings } from '../settings/settings.ts';

/** Makes every call of the contract, those of the office included, as the signed-in person. */
export const client = withOffice(
  createClient({
    baseUrl: readSettings().apiUrl,
    session,
    onEvent: emitSignal,
    // The queries of the office repeat their own reads.
    retryReads: false,
  }),
);
