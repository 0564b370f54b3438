import { asc, sql } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { authors, postCategories } from '../../platform/database/schema/blog.ts';
import { cachedText } from '../../platform/list-cache/list-cache.ts';
import { listPosts } from './list.ts';
import { authorColumns, categoryColumns, postBySlug, readableAs, readershipOf } from './rows.ts';
import { authorView, categoryView, postView } from './view.ts';

interface TagRow extends Record<string, unknown> {
  name: string;
  slug: string;
  post_count: number;
}

export const blogHandlers: HandlersOf<'blog'> = {
  posts: ({ query }, deps) => listPosts(query, deps),

  post: async ({ params }, deps) => {
    const row = await postBySlug(deps.database.db, params.slug, readershipOf(deps));
    if (row === undefined) throw problem('not_found', { message: 'Post not found' });
    return postView(row);
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
    cachedText(deps, 'tags of posts', async () => {
      const { rows } = await deps.database.db.execute<TagRow>(sql`
        select min(t.tag) as name, t.slug, count(*)::int as post_count
        from post_tags t join posts p on p.id = t.post_id
        where ${readableAs('p', readershipOf(deps))}
        group by t.slug order by t.slug`);
      return rows;
    }),
};
