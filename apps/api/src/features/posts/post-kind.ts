import { paths } from '@detroit-well/config/paths';
import { slug } from '@detroit-well/config/slug';
import type { OfficePost } from '@detroit-well/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import {
  postCategories,
  postOldSlugs,
  posts,
  postTags,
  type PostContent,
} from '../../platform/database/schema/blog.ts';
import { cleanPost, countWords } from '../blog/clean-post.ts';
import { shownPictures } from '../blog/post-pictures.ts';
import { stateView, type WrittenKind, type WrittenRow } from '../written/written-kind.ts';
import { requirePublishable } from './post-content.ts';
import { requireFreeSlug } from './slugs.ts';

export const postKind: WrittenKind<PostContent> = {
  noun: 'post',
  table: 'posts',
  address: sql`${paths.post('')} || p.slug`,
  storedContent: sql`jsonb_build_object('title', p.title, 'slug', p.slug, 'subheader', p.subheader, 'excerpt', p.excerpt,
    'intro', p.intro_html, 'body', p.body, 'category', (select c.slug from post_categories c where c.id = p.category_id),
    'author_id', p.author_id,
    'tags', (select coalesce(jsonb_agg(t.tag order by t.tag), '[]') from post_tags t where t.post_id = p.id),
    'featured_image', p.featured_image, 'seo_title', p.seo_title, 'search_description', p.search_description)`,
  shown: shownPictures,
  requirePublishable,
  requireFree: (tx, content, id) => requireFreeSlug(tx, content.slug, id),
  show: async (tx, { id, was_on_site: wasOnSite }, content) => {
    await keepOldSlug(tx, id, wasOnSite, content.slug);
    const { category, author_id: authorId, tags, featured_image, seo_title, search_description } = content;
    await tx
      .update(posts)
      .set({
        ...cleanPost(content),
        slug: content.slug,
        categoryId: sql`(select ${postCategories.id} from ${postCategories} where ${postCategories.slug} = ${category})`,
        authorId,
        featuredImage: featured_image,
        seoTitle: seo_title,
        searchDescription: search_description,
        isSample: false,
      })
      .where(eq(posts.id, id));
    await tx.delete(postTags).where(eq(postTags.postId, id));
    const named = tags.map((tag) => ({ postId: id, tag, slug: slug(tag) })).filter((tag) => tag.slug !== '');
    if (named.length > 0) await tx.insert(postTags).values(named).onConflictDoNothing();
  },
  logged: ({ intro: _intro, body: _body, ...content }) => content,
  countWords,
};

type Tx = Parameters<WrittenKind<PostContent>['show']>[0];

/** The address under which the post was on the site leads to it, unless it is its address again. */
async function keepOldSlug(tx: Tx, id: string, wasOnSite: boolean, next: string): Promise<void> {
  const [before] = await tx.select({ slug: posts.slug }).from(posts).where(eq(posts.id, id));
  if (wasOnSite && before !== undefined && before.slug !== next)
    await tx.insert(postOldSlugs).values({ slug: before.slug, postId: id }).onConflictDoNothing();
  await tx.delete(postOldSlugs).where(and(eq(postOldSlugs.slug, next), eq(postOldSlugs.postId, id)));
}

export const officePostView = (row: WrittenRow<PostContent>, apiUrl: string): OfficePost => ({
  ...stateView(row),
  ...shownPictures(row.content, apiUrl),
});
