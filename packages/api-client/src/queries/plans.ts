import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

/** Query options of what is on sale. Keys begin with `plans`. */
export function planQueries({ plans }: Pick<Endpoints, 'plans'>) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['plans', 'list'],
        queryFn: ({ signal }) => plans.list(byQuery(signal)),
      }),
  };
}
