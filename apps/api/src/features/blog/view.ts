import type { Author, Post, PostCategory, PostSummary } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { mapPictures, withOrigin } from './post-pictures.ts';
import type { PostRow, SummaryRow } from './rows.ts';

type CategoryRow = NonNullable<SummaryRow['category']>;
type AuthorRow = NonNullable<SummaryRow['author']>;

export function categoryView({ name, slug, bgColor, textColor, postCount }: CategoryRow): PostCategory {
  return { name, slug, bg_color: bgColor, text_color: textColor, post_count: postCount };
}

export function authorView(row: AuthorRow): Author {
  const full = `${row.firstName} ${row.lastName}`.trim();
  return {
    public_id: row.id,
    name: row.displayName || full,
    display_name: row.displayName || full,
    first_name: row.firstName,
    last_name: row.lastName,
    bio: row.bio,
    avatar: row.avatarUrl,
    coach_slug: row.coachSlug,
    post_count: row.postCount,
  };
}

/** A post in the shape of lists (SPEC-A 3). */
export function summaryView(
  { post, category, author, tags, wordCount }: SummaryRow,
  apiUrl: string,
): PostSummary {
  const publishedAt = toStudioIso(post.publishedAt ?? post.updatedAt);
  return {
    id: post.number,
    title: post.title,
    slug: post.slug,
    meta: { slug: post.slug },
    url: paths.post(post.slug),
    date: publishedAt,
    first_published_at: publishedAt,
    excerpt: post.excerpt,
    subheader: post.subheader,
    tags,
    category: category && categoryView(category),
    author: author && authorView(author),
    featured_image: post.featuredImage && {
      ...post.featuredImage,
      url: withOrigin(apiUrl)(post.featuredImage.url),
    },
    like_count: post.likeCount,
    comment_count: post.commentCount,
    word_count: wordCount,
    seo_title: post.seoTitle || post.title,
    search_description: post.searchDescription || post.excerpt,
    is_sample: post.isSample,
  };
}

/** The same, with the fields that only the post's own page shows. Its HTML was sanitized when it was written. */
export function postView(row: PostRow, apiUrl: string): Post {
  const body = mapPictures(row.post.body, withOrigin(apiUrl));
  return { ...summaryView(row, apiUrl), intro: row.post.introHtml, body };
}
