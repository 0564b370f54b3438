import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { rarelyChanging } from './retry.ts';
import { byQuery } from './by-query.ts';

/** Query options of the payment provider and saved cards. Keys begin with `payments`. */
export function paymentQueries({ payments }: Pick<Endpoints, 'payments'>) {
  return {
    config: () =>
      queryOptions({
        queryKey: ['payments', 'config'],
        queryFn: ({ signal }) => payments.config(byQuery(signal)),
        ...rarelyChanging,
      }),
    /** The cards that the member saved, newest first. */
    savedCards: () =>
      queryOptions({
        queryKey: ['payments', 'saved-cards'],
        queryFn: ({ signal }) => payments.savedCards(byQuery(signal)),
      }),
  };
}
