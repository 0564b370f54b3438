/** One per intent, kept across retries and reloads (SPEC-B 10.6). */
export const idempotencyHeader = 'Idempotency-Key';

/** On every answer; on a call when the caller wants to name it. */
export const requestIdHeader = 'X-Request-ID';
