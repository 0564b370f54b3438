import { axiosWhenNeeded, createClient } from '@detroit-well/api-client';
import { withOffice } from '@detroit-well/api-client/office';
import * as constants from '@detroit-well/config/constants';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { untilLocked } from '../auth/device-lock.ts';
import { session } from '../auth/session.ts';
import { readSettings } from '../settings/settings.ts';

/** Makes every call of the contract, those of the office included, as the signed-in person. */
export const client = withOffice(
  createClient({
    baseUrl: readSettings().apiUrl,
    session,
    transport: untilLocked(axiosWhenNeeded(readSettings().apiUrl, constants.apiTimeoutMs)),
    onEvent: emitSignal,
    // The queries of the office repeat their own reads.
    retryReads: false,
  }),
);
