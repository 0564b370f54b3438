import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

/** Query options of the member's waitlist entries. Keys begin with `waitlist`. */
export function waitlistQueries({ waitlist }: Pick<Endpoints, 'waitlist'>) {
  return {
    /** All waitlist entries and offers of the member. */
    list: () =>
      queryOptions({
        queryKey: ['waitlist', 'list'],
        queryFn: ({ signal }) => waitlist.list(byQuery(signal)),
      }),
    status: (id: string) =>
      queryOptions({
        queryKey: ['waitlist', 'status', id],
        queryFn: ({ signal }) => waitlist.status({ params: { id } }, byQuery(signal)),
      }),
  };
}
