// Written by `pnpm run wire-table` from the contract; do not edit.
import { readAuthors, readPost, readPostCategories, readPosts, readTags } from '../../contract/reads/blog.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `blog`, for `createCalls`. */
export const blogRows: Rows = {
  posts: { method: 'GET', path: '/blog/posts/', access: 'public', paging: 'page', reads: readPosts },
  post: { method: 'GET', path: '/blog/posts/{slug}/', access: 'public', reads: readPost },
  categories: { method: 'GET', path: '/blog/categories/', access: 'public', paging: 'all', reads: readPostCategories },
  authors: { method: 'GET', path: '/blog/authors/', access: 'public', paging: 'all', reads: readAuthors },
  tags: { method: 'GET', path: '/blog/tags/', access: 'public', paging: 'all', reads: readTags },
};
