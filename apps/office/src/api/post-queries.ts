import type { OfficePostFilters } from '@detroit-well/api-client';
import { blogQueries } from '@detroit-well/api-client/queries';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

const blog = blogQueries(client);

/** The posts of the blog, drafts too. */
export const postsQuery = (query: OfficePostFilters) =>
  queryOptions({
    queryKey: ['office', 'posts', 'list', query],
    queryFn: ({ signal }) => client.office.posts.list({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['office', 'posts', id],
    queryFn: ({ signal }) => client.office.posts.read({ params: { id } }, { signal }),
  });

/** The categories and authors that a post can have. */
export const postCategoriesQuery = () =>
  queryOptions({
    ...blog.categories(),
    select: (found) => found.map(({ slug: value, name: label }) => ({ value, label })),
  });

export const postAuthorsQuery = () =>
  queryOptions({
    ...blog.authors(),
    select: (found) => found.map(({ public_id: value, name: label }) => ({ value, label })),
  });
