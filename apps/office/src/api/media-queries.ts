import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** Uploaded pictures to choose one from, newest first. */
export const mediaQuery = (search: string) =>
  queryOptions({
    queryKey: ['office', 'media', 'list', search],
    queryFn: ({ signal }) =>
      client.office.media.list(
        { query: { limit: 100, sort: '-created_at', ...(search && { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { background: true },
  });
