import type { SeedFile } from '@detroit-well/api-client/seed-file';
import { slug } from '@detroit-well/config/slug';
import { inArray, sql } from 'drizzle-orm';
import { cleanPost } from '../../../features/blog/clean-post.ts';
import { cleanPage } from '../../../features/pages/clean-page.ts';
import type { Db } from '../../../platform/database/database.ts';
import { posts, postTags } from '../../../platform/database/schema/blog.ts';
import { pages } from '../../../platform/database/schema/content.ts';
import { upsert, type Named } from './upsert.ts';

/** Loads posts and pages and sanitizes their HTML. */
export async function loadContent(tx: Db, file: SeedFile, now: Date): Promise<void> {
  await upsert(tx, pages, pages.id, file.pages.map(pageRow), {
    whenNew: () => ({ publishedAt: now }),
    // Keeps page fields that the file cannot contain, such as the hero.
    whenStored: ({ fields }) => ({
      fields: sql`${pages.fields} || ${sql.param(fields, pages.fields)}::jsonb`,
    }),
  });
  await loadPosts(tx, file.posts);
  await loadTags(tx, file.posts);
}

function pageRow(page: SeedFile['pages'][number]): Named<typeof pages.$inferInsert> {
  const { body, intro_text: introText, rules } = page;
  const { bodyHtml, fields } = cleanPage({
    body: body ?? '',
    fields: { ...(introText !== undefined && { introText }), ...(rules && { rules }) },
  });
  return {
    id: page.public_id,
    htmlPath: page.html_path,
    type: page.type,
    title: page.title,
    seoTitle: page.seo_title,
    searchDescription: page.search_description,
    effectiveDate: page.effective_date,
    ...(body !== undefined && { bodyHtml }),
    fields,
  };
}

/** The search text covers all parts of a post, so the parts that the file leaves out are read first. */
async function loadPosts(tx: Db, given: SeedFile['posts']): Promise<void> {
  if (given.length === 0) return;
  const ids = given.map(({ public_id }) => public_id);
  const stored = await tx.select().from(posts).where(inArray(posts.id, ids));
  const before = new Map(stored.map((post) => [post.id, post]));
  const row = (post: SeedFile['posts'][number]): Named<typeof posts.$inferInsert> => {
    const old = before.get(post.public_id);
    const { first_published_at: publishedAt } = post;
    return {
      id: post.public_id,
      slug: post.slug,
      ...cleanPost({
        title: post.title ?? old?.title ?? '',
        subheader: post.subheader ?? old?.subheader ?? '',
        excerpt: post.excerpt ?? old?.excerpt ?? '',
        intro: post.intro ?? old?.introHtml ?? '',
        body: post.body ?? old?.body ?? [],
      }),
      ...(publishedAt !== undefined && { publishedAt: new Date(publishedAt) }),
    };
  };
  await upsert(tx, posts, posts.id, given.map(row));
}

async function loadTags(tx: Db, given: SeedFile['posts']): Promise<void> {
  const rows = given.flatMap(({ public_id: postId, tags }) => (tags === undefined ? [] : [{ postId, tags }]));
  if (rows.length === 0) return;
  await tx.delete(postTags).where(
    inArray(
      postTags.postId,
      rows.map(({ postId }) => postId),
    ),
  );
  const values = rows.flatMap(({ postId, tags }) =>
    [...new Map(tags.map((tag) => [slug(tag), tag]))].map(([tagSlug, tag]) => ({
      postId,
      tag,
      slug: tagSlug,
    })),
  );
  if (values.length > 0) await tx.insert(postTags).values(values);
}
