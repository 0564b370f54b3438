import type { Contract, OfficePostFilters } from '@detroit-well/api-client/contract';
import { postChecks } from '@detroit-well/validation';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PostContent } from '../../platform/database/schema/blog.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import {
  newestContent,
  stateColumns,
  stateRow,
  stateView,
  statusAt,
  withNewest,
} from '../written/written-kind.ts';
import type { PostsDeps } from './drafts.ts';
import { postKind } from './post-kind.ts';

const row = z.object({
  ...stateRow,
  title: z.string(),
  slug: z.string(),
  category: z.string().nullable(),
  author: z.string().nullable(),
  like_count: z.int(),
  // Of posts that are on the site as they are, nothing is open.
  open_content: z.custom<PostContent | null>((value) => typeof value === 'object'),
});

const title = sql`coalesce(r.content->>'title', p.title)`;
const changedAt = sql`coalesce(r.changed_at, p.updated_at)`;
const authorName = sql`coalesce(nullif(a.display_name, ''), trim(a.first_name || ' ' || a.last_name))`;
const tags = sql`coalesce((select string_agg(t.value, ' ') from jsonb_array_elements_text(r.content->'tags') t),
  (select string_agg(t.tag, ' ') from post_tags t where t.post_id = p.id), '')`;

const postList = (filters: Omit<OfficePostFilters, 'sort'>, now: Date): List<typeof row.shape> => ({
  row,
  select: sql`${stateColumns(postKind, now)}, ${title} as title, coalesce(r.content->>'slug', p.slug) as slug, c.name as category,
    ${authorName} as author, p.like_count,
    case when p.published_at is null or (r.n is not null and r.n is distinct from p.published_version)
      then ${newestContent(postKind)} end as open_content`,
  from: sql`${withNewest(postKind)}
    left join post_categories c on case when r.n is null then c.id = p.category_id else c.slug = r.content->>'category' end
    left join authors a on case when r.n is null then a.id = p.author_id else a.id = r.content->>'author_id' end`,
  where: [
    matchesSearch(sql`${title} || ' ' || ${tags} || ' ' || coalesce(${authorName}, '')`, filters.search),
    filters.status === undefined ? undefined : sql`${statusAt(now)} = ${filters.status}`,
    filters.category === undefined ? undefined : sql`c.slug = ${filters.category}`,
    filters.author === undefined ? undefined : sql`a.id = ${filters.author}`,
  ],
  id: sql`p.id`,
  sorts: {
    changed_at: { by: changedAt, type: 'timestamptz' },
    title: { by: sql`lower(${title})`, type: 'text' },
    published_at: { by: sql`coalesce(p.scheduled_at, p.published_at, ${changedAt})`, type: 'timestamptz' },
  },
  sortedBy: '-changed_at',
});

export const listOfficePosts: Handler<Contract['officePosts']['list'], PostsDeps> = (call, deps) =>
  listReply(call, deps, {
    name: 'posts',
    list: postList(call.query, deps.clock.now()),
    view: ({ title: ofPost, slug, category, author, like_count, open_content: open, ...state }) => ({
      ...stateView(state),
      title: ofPost,
      slug,
      category,
      author,
      like_count,
      problems: open === null ? 0 : postChecks(open).filter(({ level }) => level === 'error').length,
    }),
  });
