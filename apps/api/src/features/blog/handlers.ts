import { asc, count, eq, min } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { authors, postCategories, posts, postTags } from '../../platform/database/schema/blog.ts';
import { cachedText } from '../../platform/list-cache/list-cache.ts';
import { listPosts } from './list.ts';
import { authorColumns, categoryColumns, postByOldSlug, postBySlug, readable, readershipOf } from './rows.ts';
import { authorView, categoryView, postView } from './view.ts';

/** The calls of the blog, without those of drafts. */
export const blogHandlers: Omit<HandlersOf<'blog'>, 'preview'> = {
  posts: ({ query }, deps) => listPosts(query, deps),

  post: async ({ params }, deps) => {
    const { db } = deps.database;
    const readers = readershipOf(deps);
    const row =
      (await postBySlug(db, params.slug, readers)) ?? (await postByOldSlug(db, params.slug, readers));
    if (row === undefined) throw problem('not_found', { message: 'Post not found' });
    return postView(row, deps.settings.addresses.apiUrl);
  },

  categories: async (_call, deps) => {
    const rows = await deps.database.db
      .select(categoryColumns(readershipOf(deps)))
      .from(postCategories)
      .orderBy(asc(postCategories.name));
    return rows.map(categoryView);
  },

  authors: async (_call, deps) => {
    const rows = await deps.database.db
      .select(authorColumns(readershipOf(deps)))
      .from(authors)
      .orderBy(asc(authors.displayName), asc(authors.id));
    return rows.map(authorView);
  },

  // Spellings of a tag with the same slug are one tag. Cached for a second, because the query counts every post.
  tags: (_call, deps) =>
    cachedText(deps, 'tags of posts', () =>
      deps.database.db
        .select({ name: min(postTags.tag), slug: postTags.slug, post_count: count() })
        .from(postTags)
        .innerJoin(posts, eq(posts.id, postTags.postId))
        .where(readable(readershipOf(deps)))
        .groupBy(postTags.slug)
        .orderBy(asc(postTags.slug)),
    ),
};
