import {
  carriesKey,
  rateLimitHeaders,
  replayedHeader,
  requestIdHeader,
  type Endpoint,
} from '@detroit-well/api-client/contract';

/** The headers of responses, as components of the OpenAPI document. */
export const headerComponents = {
  RequestId: { description: 'Names this request in the logs.', schema: { type: 'string' } },
  RetryAfter: {
    description: 'Seconds to wait before the request is sent again.',
    schema: { type: 'integer' },
  },
  RateLimitPolicy: {
    description:
      'The limits of the call: `q` requests in `w` seconds. See draft-ietf-httpapi-ratelimit-headers.',
    schema: { type: 'string' },
    example: '"network";q=100;w=300',
  },
  RateLimit: {
    description: 'What is left of each limit: `r` requests in the next `t` seconds.',
    schema: { type: 'string' },
    example: '"network";r=99;t=300',
  },
  IdempotentReplayed: {
    description:
      '`true` if an earlier request with the same `Idempotency-Key` caused this response; absent otherwise.',
    schema: { type: 'string', enum: ['true'] },
  },
} as const;

const to = (name: keyof typeof headerComponents) => ({ $ref: `#/components/headers/${name}` });

const requestId = { [requestIdHeader]: to('RequestId') };
const retryAfter = { 'Retry-After': to('RetryAfter') };
const limited = {
  [rateLimitHeaders.policy]: to('RateLimitPolicy'),
  [rateLimitHeaders.state]: to('RateLimit'),
};

/** The headers of a success. */
export const successHeaders = (endpoint: Endpoint): Record<string, object> => ({
  ...requestId,
  ...(endpoint.limits === undefined || endpoint.limits === 'none' ? {} : limited),
  ...(carriesKey(endpoint) ? { [replayedHeader]: to('IdempotentReplayed') } : {}),
});

/** The headers of a problem with one of these statuses. */
export const problemHeaders = (status: number, waits: boolean): Record<string, object> => ({
  ...requestId,
  ...(waits ? retryAfter : {}),
  ...(status === 429 ? limited : {}),
});
