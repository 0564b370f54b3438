import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/call-types.ts';
import { rarelyChanging } from './retry.ts';

export function navigationQueries({ navigation }: Pick<Client, 'navigation'>) {
  return {
    menu: () =>
      queryOptions({
        queryKey: ['navigation', 'menu'],
        queryFn: async ({ signal }) => (await navigation.menu({ signal })).items,
        ...rarelyChanging,
      }),
  };
}
