import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { byQuery } from './by-query.ts';

/** Query options of the member's own sign-ins. Keys begin with `auth`. */
export function authQueries({ auth }: Pick<Endpoints, 'auth'>) {
  return {
    /** Where the member is signed in, the current sign-in first. */
    signIns: () =>
      queryOptions({
        queryKey: ['auth', 'sign-ins'],
        queryFn: ({ signal }) => auth.signIns(byQuery(signal)),
      }),
  };
}
