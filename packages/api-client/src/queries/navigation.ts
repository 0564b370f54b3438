import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/call-types.ts';
import { rarelyChanging } from './retry.ts';

/** Query options of the menus. Keys begin with `navigation`. */
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
