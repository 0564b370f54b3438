import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/call-types.ts';

export function contactQueries({ contacts }: Pick<Client, 'contacts'>) {
  return {
    list: () =>
      queryOptions({ queryKey: ['contacts', 'list'], queryFn: ({ signal }) => contacts.list({ signal }) }),
  };
}
