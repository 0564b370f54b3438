import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

/** Query options of the studio credit. Keys begin with `credit`. */
export function creditQueries({ credit }: Pick<Endpoints, 'credit'>) {
  return {
    /** What the member can spend. */
    balance: () =>
      queryOptions({ queryKey: ['credit', 'balance'], queryFn: ({ signal }) => credit.get(byQuery(signal)) }),
    /** Where it came from, and what it paid for. */
    history: () =>
      queryOptions({
        queryKey: ['credit', 'history'],
        queryFn: ({ signal }) => credit.history(byQuery(signal)),
      }),
  };
}
