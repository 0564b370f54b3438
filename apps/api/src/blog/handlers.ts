import { asc, sql } from 'drizzle-orm';
import type { HandlersOf } from '../calls.ts';
import { authors, postCategories } from '../db/schema/blog.ts';
import { refuse } from '../refusals.ts';
import { listPosts } from './list.ts';
import { authorColumns, categoryColumns, postBySlug } from './rows.ts';
import { authorView, categoryView, postView } from './view.ts';

interface TagRow extends Record<string, unknown> {
  name: string;
  slug: string;
  post_count: number;
}

export const blogHandlers: HandlersOf<'blog'> = {
  posts: ({ query }, deps) => listPosts(query, deps),

  post: async ({ params }, { database, clock }) => {
    const row = await postBySlug(database.db, params.slug, clock.now());
    if (row === undefined) throw refuse('not_found', { message: 'Post not found' });
    return postView(row);
  },

  categories: async (_call, { database, clock }) => {
    const rows = await database.db
      .select(categoryColumns(clock.now()))
      .from(postCategories)
      .orderBy(asc(postCategories.name));
    return rows.map(categoryView);
  },

  authors: async (_call, { database, clock }) => {
    const rows = await database.db
      .select(authorColumns(clock.now()))
      .from(authors)
      .orderBy(asc(authors.displayName), asc(authors.id));
    return rows.map(authorView);
  },

  // Two writings of one tag are one tag: the slug tells.
  tags: async (_call, { database, clock }) => {
    const { rows } = await database.db.execute<TagRow>(sql`
      select min(t.tag) as name, t.slug, count(*)::int as post_count
      from post_tags t join posts p on p.id = t.post_id
      where p.published_at <= ${clock.now().toISOString()}::timestamptz
      group by t.slug order by t.slug`);
    return rows;
  },
};
