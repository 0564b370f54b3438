import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

/** Query options of the caller's memberships. Keys begin with `memberships`. */
export function membershipQueries({ memberships }: Pick<Endpoints, 'memberships'>) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['memberships', 'list'],
        queryFn: ({ signal }) => memberships.list(byQuery(signal)),
      }),
  };
}
