import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

/** Query options of the emergency contacts. Keys begin with `contacts`. */
export function contactQueries({ contacts }: Pick<Endpoints, 'contacts'>) {
  return {
    list: () =>
      queryOptions({
        queryKey: ['contacts', 'list'],
        queryFn: ({ signal }) => contacts.list(byQuery(signal)),
      }),
  };
}
