/** One key per user action, reused for retries and after reloads (SPEC-B 10.6). */
export const idempotencyHeader = 'Idempotency-Key';

/** On every response; on a request when the caller wants to set the id. */
export const requestIdHeader = 'X-Request-ID';

/** A request id that the server takes over from its caller; it replaces any other with its own. */
export const wellFormedRequestId = /^[\w.-]{8,64}$/;

/** `true` on a response that an earlier request with the same key caused, sent again. */
export const replayedHeader = 'Idempotent-Replayed';

/** What a call accepts and what is left of it (IETF draft-ietf-httpapi-ratelimit-headers-10). */
export const rateLimitHeaders = { policy: 'RateLimit-Policy', state: 'RateLimit' } as const;
