import { fetchTransport } from '@detroit-well/api-client';
import type { Transport } from '@detroit-well/api-client';
import * as constants from '@detroit-well/config/constants';
import { untilLocked } from '../auth/device-lock.ts';
import { withEarlyResponses } from '../early/early-responses.ts';
import { readSettings } from '../settings/settings.ts';

const send = untilLocked(withEarlyResponses(fetchTransport(readSettings().apiUrl, constants.apiTimeoutMs)));

/** The transport of every call. It sends nothing after the page starts to reload for another member. */
export const transport: Transport = (request) =>
  document.body.inert ? new Promise(() => {}) : send(request);
