/** The client for pages without a bundler; one script, its exports in the global `DetroitWell`. */
export { createClient } from '../client/create-client.ts';
export { isApiError, isUnknownOutcome } from '../errors/api-error.ts';
export { describe } from '../errors/describe.ts';
export { batch } from '../http/batch.ts';
export { newIdempotencyKey } from '../http/idempotency-key.ts';
export { createPortalSession } from '../auth/portal-session.ts';
