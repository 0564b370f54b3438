import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/call-types.ts';
import { rarelyChanging } from './retry.ts';

export function challengeQueries({ challenge }: Pick<Client, 'challenge'>) {
  return {
    config: () =>
      queryOptions({
        queryKey: ['challenge', 'config'],
        queryFn: ({ signal }) => challenge.config({ signal }),
        ...rarelyChanging,
      }),
  };
}
