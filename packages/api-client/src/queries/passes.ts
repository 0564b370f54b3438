import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

/** Query options of the caller's passes. Keys begin with `passes`. */
export function passQueries({ passes }: Pick<Endpoints, 'passes'>) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['passes', 'list'],
        queryFn: ({ signal }) => passes.list(byQuery(signal)),
      }),
  };
}
