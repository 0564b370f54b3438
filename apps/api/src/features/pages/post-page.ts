import { pageTypes, type Page } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { toStudioIso } from '@detroit-well/config/studio-time';
import type { Db } from '../../platform/database/database.ts';
import { postByOldSlug, postBySlug, type Readership } from '../blog/rows.ts';

/** The paths of posts: The Standard, or the older address under /blog (SPEC-A 2). */
const postPath = /^\/(?:the-standard|blog)\/([^/]+)\/$/;

/** Returns a post as a page, which tells the renderer what screen belongs to its path. The blog calls return the rest. */
export async function postPage(db: Db, htmlPath: string, readers: Readership): Promise<Page | undefined> {
  const slug = postPath.exec(htmlPath)?.[1];
  if (slug === undefined) return undefined;
  const row = (await postBySlug(db, slug, readers)) ?? (await postByOldSlug(db, slug, readers));
  if (row === undefined) return undefined;
  const { post } = row;
  const seoTitle = post.seoTitle || post.title;
  const description = post.searchDescription || post.excerpt;
  return {
    id: post.number,
    title: post.title,
    meta: {
      type: pageTypes.blogPost,
      slug: post.slug,
      html_path: `${paths.post(post.slug)}/`,
      seo_title: seoTitle,
      search_description: description,
      canonical_url: null,
      first_published_at: toStudioIso(post.publishedAt ?? post.updatedAt),
    },
    seo_title: seoTitle,
    search_description: description,
    hero: [],
    ctas: [],
    intro_text: '',
    intro: post.introHtml,
    body: '',
    effective_date: null,
    rules: [],
  };
}
