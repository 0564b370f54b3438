import { slug } from '@detroit-well/config/slug';
import { inArray } from 'drizzle-orm';
import { cleanPage } from '../../content/clean-page.ts';
import { cleanPost } from '../../content/clean-post.ts';
import type { Db } from '../../db/database.ts';
import { posts, postTags } from '../../db/schema/blog.ts';
import { pages } from '../../db/schema/content.ts';
import type { SeedFile } from './format.ts';
import { upsert } from './upsert.ts';

/** Posts and pages; their HTML is cleaned here, once. */
export async function loadContent(tx: Db, file: SeedFile, now: Date): Promise<void> {
  await upsert(
    tx,
    pages,
    pages.id,
    file.pages.map((page) => ({
      id: page.public_id,
      htmlPath: page.html_path,
      type: page.type,
      title: page.title,
      seoTitle: page.seo_title,
      searchDescription: page.search_description,
      effectiveDate: page.effective_date,
      ...cleanPage({ body: page.body, fields: { introText: page.intro_text, rules: page.rules } }),
      publishedAt: now,
    })),
  );
  await upsert(
    tx,
    posts,
    posts.id,
    file.posts.map((post) => ({
      id: post.public_id,
      slug: post.slug,
      ...cleanPost(post),
      publishedAt: new Date(post.first_published_at),
    })),
  );
  if (file.posts.length === 0) return;
  const ids = file.posts.map(({ public_id }) => public_id);
  await tx.delete(postTags).where(inArray(postTags.postId, ids));
  const tags = file.posts.flatMap(({ public_id: postId, tags: names }) =>
    [...new Map(names.map((tag) => [slug(tag), tag]))].map(([tagSlug, tag]) => ({
      postId,
      tag,
      slug: tagSlug,
    })),
  );
  if (tags.length > 0) await tx.insert(postTags).values(tags);
}
