import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

/** Query options of the waiver. Keys begin with `waiver`. */
export function waiverQueries({ waiver }: Pick<Endpoints, 'waiver'>) {
  return {
    content: () =>
      queryOptions({
        queryKey: ['waiver', 'content'],
        queryFn: ({ signal }) => waiver.content({}, byQuery(signal)),
      }),
    status: () =>
      queryOptions({
        queryKey: ['waiver', 'status'],
        queryFn: ({ signal }) => waiver.status(byQuery(signal)),
      }),
  };
}
