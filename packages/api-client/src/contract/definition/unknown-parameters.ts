import type { Endpoint } from './endpoint.ts';
import type { NestedFieldErrors } from './problem-fields.ts';

/** The parameters of a query that a call does not have, each with its error. */
export function unknownParameters({ query, openQuery = false }: Endpoint, given: object): NestedFieldErrors {
  const unknown = openQuery
    ? []
    : Object.keys(given).filter((name) => !Object.hasOwn(query?.shape ?? {}, name));
  return Object.fromEntries(unknown.map((name) => [name, ['This query parameter does not exist.']]));
}
