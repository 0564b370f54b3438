import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import { rarelyChanging } from './retry.ts';
import { byQuery } from './by-query.ts';

/** Query options of the menus. Keys begin with `navigation`. */
export function navigationQueries({ navigation }: Pick<Endpoints, 'navigation'>) {
  return {
    menu: () =>
      queryOptions({
        queryKey: ['navigation', 'menu'],
        queryFn: async ({ signal }) => (await navigation.menu(byQuery(signal))).items,
        ...rarelyChanging,
      }),
  };
}
