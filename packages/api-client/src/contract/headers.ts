/** One per intent, kept across retries and reloads (Decision 3, Exactly once). */
export const idempotencyHeader = 'Idempotency-Key';

/** On every answer; on a call when the caller wants to name it. */
export const requestIdHeader = 'X-Request-ID';
