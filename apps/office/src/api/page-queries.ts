import type { OfficePageFilters } from '@detroit-well/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** The pages of the public site, drafts too. */
export const pagesQuery = (query: OfficePageFilters) =>
  queryOptions({
    queryKey: ['office', 'pages', 'list', query],
    queryFn: ({ signal }) => client.office.pages.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'pages', id],
    queryFn: ({ signal }) => client.office.pages.read({ params: { id } }, { signal }),
  });
