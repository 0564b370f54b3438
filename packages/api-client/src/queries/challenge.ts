import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { rarelyChanging } from './retry.ts';
import { byQuery } from './by-query.ts';

export function challengeQueries({ challenge }: Pick<Endpoints, 'challenge'>) {
  return {
    config: () =>
      queryOptions({
        queryKey: ['challenge', 'config'],
        queryFn: ({ signal }) => challenge.config(byQuery(signal)),
        ...rarelyChanging,
      }),
  };
}
