import { queryOptions } from '@tanstack/react-query';
import type { Endpoints } from '../client/generated/index.ts';
import type { PostFilters } from '../contract/generated/blog.ts';
import { rarelyChanging } from './retry.ts';
import { byQuery } from './by-query.ts';

/** Query options of posts, categories, authors and tags. Keys begin with `blog`. */
export function blogQueries({ blog }: Pick<Endpoints, 'blog'>) {
  return {
    posts: (query: PostFilters = {}) =>
      queryOptions({
        queryKey: ['blog', 'posts', query],
        queryFn: ({ signal }) => blog.posts({ query }, byQuery(signal)),
      }),
    post: (slug: string) =>
      queryOptions({
        queryKey: ['blog', 'post', slug],
        queryFn: ({ signal }) => blog.post({ params: { slug } }, byQuery(signal)),
      }),
    categories: () =>
      queryOptions({
        queryKey: ['blog', 'categories'],
        queryFn: ({ signal }) => blog.categories(byQuery(signal)),
        ...rarelyChanging,
      }),
    authors: () =>
      queryOptions({
        queryKey: ['blog', 'authors'],
        queryFn: ({ signal }) => blog.authors(byQuery(signal)),
        ...rarelyChanging,
      }),
    tags: () =>
      queryOptions({
        queryKey: ['blog', 'tags'],
        queryFn: ({ signal }) => blog.tags(byQuery(signal)),
        ...rarelyChanging,
      }),
  };
}
