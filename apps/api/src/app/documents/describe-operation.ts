import {
  limitTexts,
  namedLimits,
  whoMay,
  type Access,
  type Endpoint,
  type Permission,
} from '@detroit-well/api-client/contract';

const who: Readonly<Record<Access, string>> = {
  public: 'Anyone may call it. A token is not read.',
  member: 'Needs a signed-in member.',
  either: 'Works with and without a sign-in. With one, the response is about the caller.',
};
const needs = (permission: Permission) =>
  `Needs the permission \`${permission}\`, which these roles have: ${whoMay(permission).join(', ')}.`;

const repeats: Readonly<Record<NonNullable<Endpoint['idempotency']>, string>> = {
  once: 'A repeated request with the same `Idempotency-Key` and body has no second effect: it gets the stored response for 24 hours.',
  handler:
    'A repeated request with the same `Idempotency-Key` and body has no second effect: it gets the response to what the first one did.',
  none: 'Every request has its own effect.',
};

const pages: Readonly<Record<NonNullable<Endpoint['paging']>, string>> = {
  offset: 'The response is one page: `limit` and `offset` select it.',
  page: 'The response is one page: `page` and `page_size` select it.',
  before: 'The response is the newest page: `before` selects earlier ones.',
  cursor: 'The response is one page: `cursor` selects the next.',
};

/** The facts that a developer needs before the first call: effect, permitted callers, effect of a repetition, and limits. */
export function describeOperation(endpoint: Endpoint, aliasOf?: string): string {
  const { access, permission, summary, method, idempotency, paging, envelope, limits } = endpoint;
  const sentences = [
    summary,
    aliasOf === undefined ? '' : `An older path of \`${aliasOf}\`, which does the same.`,
    permission === undefined ? who[access] : needs(permission),
    paging === undefined ? '' : pages[paging],
    method === 'GET' ? '' : repeats[idempotency ?? 'none'],
    endpoint.csv ? 'With `Accept: text/csv`, the response is the whole list as a CSV file.' : '',
    envelope === undefined ? '' : `Field errors are in \`${envelope.field}\`.`,
  ];
  const counted = limits === undefined || limits === 'none' ? [] : limitTexts(limits);
  const onlyWith = limits === undefined || limits === 'none' ? undefined : limits.onlyWith;
  const limited =
    counted.length === 0
      ? ''
      : `\n\nLimits${onlyWith === undefined ? '' : `, counting requests with \`${onlyWith}\``}: ${counted.join('; ')}.`;
  return sentences.filter(Boolean).join(' ') + limited;
}

/** The limits as data, for tools. */
export function rateLimits({ limits }: Endpoint): object {
  if (limits === undefined || limits === 'none') return {};
  return {
    'x-rate-limits': namedLimits(limits).map(({ name, per, attempts, seconds }) => ({
      name,
      requests: attempts,
      window_seconds: seconds,
      counted: per,
    })),
  };
}
