import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import type { PageFilters } from '../contract/generated/pages.ts';
import { byQuery } from './by-query.ts';

export function pageQueries({ pages }: Pick<Endpoints, 'pages'>) {
  return {
    find: (htmlPath: string) =>
      queryOptions({
        queryKey: ['pages', 'find', htmlPath],
        queryFn: ({ signal }) => pages.find({ query: { html_path: htmlPath } }, byQuery(signal)),
      }),
    /** `null`: no page of that type is published. */
    first: (query: PageFilters) =>
      queryOptions({
        queryKey: ['pages', 'first', query],
        queryFn: async ({ signal }) => (await pages.publicPages({ query }, byQuery(signal))).items[0] ?? null,
      }),
  };
}
