/** One key per user action, reused for retries and after reloads (SPEC-B 10.6). */
export const idempotencyHeader = 'Idempotency-Key';

/** On every response; on a request when the caller wants to set the id. */
export const requestIdHeader = 'X-Request-ID';

/** A request id that the server takes over from its caller; it replaces any other with its own. */
export const wellFormedRequestId = /^[\w.-]{8,64}$/;
