import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/create-client.ts';
import type { ParsedQuery } from '../contract/endpoint.ts';
import type { Contract } from '../contract/index.ts';
import { seldom } from './retry.ts';

export type PostFilters = ParsedQuery<Contract['blog']['posts']>;
export type PageFilters = ParsedQuery<Contract['pages']['list']>;

export function pageQueries({ pages }: Pick<Client, 'pages'>) {
  return {
    find: (htmlPath: string) =>
      queryOptions({
        queryKey: ['pages', 'find', htmlPath],
        queryFn: ({ signal }) => pages.find({ query: { html_path: htmlPath }, signal }),
      }),
    /** `null`: no page of that type is published. */
    first: (query: PageFilters) =>
      queryOptions({
        queryKey: ['pages', 'first', query],
        queryFn: async ({ signal }) => (await pages.publicPages({ query, signal })).items[0] ?? null,
      }),
  };
}

export function navigationQueries({ navigation }: Pick<Client, 'navigation'>) {
  return {
    menu: () =>
      queryOptions({
        queryKey: ['navigation', 'menu'],
        queryFn: async ({ signal }) => (await navigation.menu({ signal })).items,
        ...seldom,
      }),
  };
}

export function blogQueries({ blog }: Pick<Client, 'blog'>) {
  return {
    posts: (query: PostFilters = {}) =>
      queryOptions({
        queryKey: ['blog', 'posts', query],
        queryFn: ({ signal }) => blog.posts({ query, signal }),
      }),
    post: (slug: string) =>
      queryOptions({
        queryKey: ['blog', 'post', slug],
        queryFn: ({ signal }) => blog.post({ params: { slug }, signal }),
      }),
    categories: () =>
      queryOptions({
        queryKey: ['blog', 'categories'],
        queryFn: ({ signal }) => blog.categories({ signal }),
        ...seldom,
      }),
    authors: () =>
      queryOptions({
        queryKey: ['blog', 'authors'],
        queryFn: ({ signal }) => blog.authors({ signal }),
        ...seldom,
      }),
    tags: () =>
      queryOptions({ queryKey: ['blog', 'tags'], queryFn: ({ signal }) => blog.tags({ signal }), ...seldom }),
  };
}

export function settingQueries({ payments, challenge }: Pick<Client, 'payments' | 'challenge'>) {
  return {
    payments: () =>
      queryOptions({
        queryKey: ['payments', 'config'],
        queryFn: ({ signal }) => payments.config({ signal }),
        ...seldom,
      }),
    challenge: () =>
      queryOptions({
        queryKey: ['challenge', 'config'],
        queryFn: ({ signal }) => challenge.config({ signal }),
        ...seldom,
      }),
  };
}
