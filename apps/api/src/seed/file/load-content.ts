import { slug } from '@detroit-well/config/slug';
import { inArray } from 'drizzle-orm';
import { sanitise } from '../../content/sanitise.ts';
import type { Db } from '../../db/database.ts';
import { posts, postTags, type PostBlock } from '../../db/schema/blog.ts';
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
      bodyHtml: sanitise(page.body),
      fields: {
        introText: sanitise(page.intro_text),
        rules: page.rules.map(({ title, content }) => ({ title, content: sanitise(content) })),
      },
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
      title: post.title,
      subheader: post.subheader,
      excerpt: post.excerpt,
      introHtml: sanitise(post.intro),
      body: post.body.map(cleanBlock),
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

function cleanBlock(block: PostBlock): PostBlock {
  const { content } = block.value;
  return typeof content === 'string'
    ? { ...block, value: { ...block.value, content: sanitise(content) } }
    : block;
}
