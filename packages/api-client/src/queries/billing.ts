import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { ApiError } from '../errors/api-error.ts';
import { byQuery } from './by-query.ts';

/** Query options of the billing address. Keys begin with `billing`. */
export function billingQueries({ billing }: Pick<Endpoints, 'billing'>) {
  return {
    /** `null`: there is no address, which the server reports with 404 (SPEC-B 7.3). */
    address: () =>
      queryOptions({
        queryKey: ['billing', 'address'],
        queryFn: async ({ signal }) => {
          try {
            return await billing.get(byQuery(signal));
          } catch (error) {
            if (error instanceof ApiError && error.status === 404) return null;
            throw error;
          }
        },
      }),
  };
}
