// Generated from the contract by `pnpm run generate`; do not edit.

import { readAuthors, readPost, readPostCategories, readPostPreview, readPosts, readTags } from '../../contract/reads/blog.ts';
import type { Author, Post, PostCategory, PostFilters, PostPage, PostPreview, PostSummary, Tag } from '../../contract/generated/blog.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.blog`. */
export interface BlogEndpoint {
  /**
   * Posts by filter, newest first. A page beyond the last is a 404.
   *
   * Anyone may call it; no token is sent. `for await` gives the entries, of all pages.
   *
   * `GET /blog/posts/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_found`, `rate_limited`
   */
  posts(input?: { query?: PostFilters | undefined }, options?: RequestOptions): PagedCall<PostPage, PostSummary>;

  /**
   * One post.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /blog/posts/{slug}/`
   *
   * @throws {ApiError} with `code` `not_found`, `rate_limited`
   */
  post(input: { params: { slug: string } }, options?: RequestOptions): CallPromise<Post>;

  /**
   * A revision of a post that the office made a link to. No cache keeps it.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /blog/previews/{token}/`
   *
   * @throws {ApiError} with `code` `not_found`, `rate_limited`
   */
  preview(input: { params: { token: string } }, options?: RequestOptions): CallPromise<PostPreview>;

  /**
   * Categories of posts.
   *
   * Anyone may call it; no token is sent. `for await` gives the entries, of all pages.
   *
   * `GET /blog/categories/`
   */
  categories(options?: RequestOptions): PagedCall<PostCategory[], PostCategory>;

  /**
   * Authors of posts.
   *
   * Anyone may call it; no token is sent. `for await` gives the entries, of all pages.
   *
   * `GET /blog/authors/`
   */
  authors(options?: RequestOptions): PagedCall<Author[], Author>;

  /**
   * Tags of posts.
   *
   * Anyone may call it; no token is sent. `for await` gives the entries, of all pages.
   *
   * `GET /blog/tags/`
   */
  tags(options?: RequestOptions): PagedCall<Tag[], Tag>;
}

/** The rows of `blog`, for `createCalls`. */
export const blogRows: Rows = {
  posts: { method: 'GET', path: '/blog/posts/', access: 'public', paging: 'page', reads: readPosts },
  post: { method: 'GET', path: '/blog/posts/{slug}/', access: 'public', reads: readPost },
  preview: { method: 'GET', path: '/blog/previews/{token}/', access: 'public', reads: readPostPreview },
  categories: { method: 'GET', path: '/blog/categories/', access: 'public', paging: 'all', reads: readPostCategories },
  authors: { method: 'GET', path: '/blog/authors/', access: 'public', paging: 'all', reads: readAuthors },
  tags: { method: 'GET', path: '/blog/tags/', access: 'public', paging: 'all', reads: readTags },
};
