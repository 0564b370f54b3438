import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/call-types.ts';

/** Query options of the emergency contacts. Keys begin with `contacts`. */
export function contactQueries({ contacts }: Pick<Client, 'contacts'>) {
  return {
    list: () =>
      queryOptions({ queryKey: ['contacts', 'list'], queryFn: ({ signal }) => contacts.list({ signal }) }),
  };
}
