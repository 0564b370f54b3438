import { fetchTransport } from '@detroit-well/api-client';
import type { Transport } from '@detroit-well/api-client';
import { constants } from '@detroit-well/config/constants';
import { withEarlyAnswers } from './early-answers.ts';
import { readSettings } from './settings.ts';

const send = withEarlyAnswers(fetchTransport(readSettings().apiUrl, constants.apiTimeoutMs));

/** How every call is sent. A page that is loaded again for another person sends nothing more. */
export const transport: Transport = (request) =>
  document.body.inert ? new Promise(() => {}) : send(request);

/** A longer wait behind a rate limit is counted down by the screen that is waiting (ADR-046); a shorter one is sat out. */
export const longestWaitMs = constants.rateLimitWaitMs;
