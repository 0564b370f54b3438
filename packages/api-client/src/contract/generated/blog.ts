// Generated from the contract by `pnpm run generate`; do not edit.

import { imageUrl, integer, integerOrNull, isTrue, list, orNull, rawRecord, record, text, textOrNull, texts } from '../definition/lenient.ts';

/** An author of posts. */
export interface Author {
  /** Id of the record, which people may see. */
  public_id: string;
  /** Name, as people read it. */
  name: string;
  /** The name that other people see. */
  display_name: string;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** A short biography. */
  bio: string;
  /** URL of a square picture; `null` without one. */
  avatar: string | null;
  /** Slug of the coach who the author is; `null` for other authors. */
  coach_slug: string | null;
  /** Number of published posts. */
  post_count: number;
}

/** A picture with its alternative text and size. */
export interface Picture {
  /** Address of the picture. */
  url: string;
  /** Alternative text of the picture. */
  alt: string;
  /** Pixels. */
  width: number | null;
  /** Pixels. */
  height: number | null;
}

/** A post with its introduction and body. */
export interface Post extends PostSummary {
  /** HTML. */
  intro: string;
  /** The parts of the text, in order. */
  body: PostBlock[];
}

/** A part of the body of a post. */
export interface PostBlock {
  /** Id of the block within the post. */
  id: string;
  /** `simple_content`, `quote`, `fullwidth_image`, `split_image`; skip types you do not know. */
  type: string;
  /** Depends on the type. */
  value: Record<string, unknown>;
}

/** A category of posts, with the colors of its badge. */
export interface PostCategory {
  /** Name, as people read it. */
  name: string;
  /** Name in URLs: lower case, with hyphens. */
  slug: string;
  /** CSS color of the badge. */
  bg_color: string | null;
  /** CSS color of its text. */
  text_color: string | null;
  /** Number of published posts. */
  post_count: number;
}

/** Which posts to list. */
export interface PostFilters {
  /** From 1; a page beyond the last is a 404. */
  page?: number | undefined;
  /** Posts on a page; 12 unless stated. */
  page_size?: number | undefined;
  /** Slug of a category. */
  category__slug?: string | undefined;
  /** Public id of an author. */
  author__public_id?: string | undefined;
  /** A tag: its slug, or its name in any case. */
  tags__slug?: string | undefined;
  /** Words of the title, the excerpt, the text, the category, the author or a tag. */
  search?: string | undefined;
}

/** One page of posts. */
export interface PostPage {
  /** Number of matching posts on all pages. */
  count: number;
  /** Address of the next page. */
  next: string | null;
  /** Address of the previous page. */
  previous: string | null;
  /** The entries of this page. */
  results: PostSummary[];
}

/** A revision of a post, for whoever has the link to it. */
export interface PostPreview {
  /** A post with its introduction and body. */
  post: Post;
  /** When the link ends. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
}

/** A post as lists show it, without its body. */
export interface PostSummary {
  /** Number of the post in the content system. */
  id: number;
  /** Title, as people read it. */
  title: string;
  /** Name in URLs: lower case, with hyphens. */
  slug: string;
  /** The slug once more, as the content system nests it. */
  meta: {
    /** Name in URLs: lower case, with hyphens. */
    slug: string;
  };
  /** Path on the public site. */
  url: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  date: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  first_published_at: string;
  /** Short plain text for lists. */
  excerpt: string;
  /** Plain text below the title. */
  subheader: string;
  /** Names of the tags. */
  tags: string[];
  /** `null` for a post without a category. A category of posts, with the colors of its badge. */
  category: PostCategory | null;
  /** `null` for a post without an author. An author of posts. */
  author: Author | null;
  /** The main picture; `null` without one. A picture with its alternative text and size. */
  featured_image: Picture | null;
  /** Number of likes. */
  like_count: number;
  /** Number of comments. */
  comment_count: number;
  /** Words in title, excerpt, intro and body, for the reading time; `null` from a server that does not send it. */
  word_count: number | null;
  /** Title for search engines; empty means the title of the page. */
  seo_title: string;
  /** Description for search engines. */
  search_description: string;
  /** Placeholder content, shown in development only. */
  is_sample: boolean;
}

/** A tag of posts. */
export interface Tag {
  /** Name, as people read it. */
  name: string;
  /** Name in URLs: lower case, with hyphens. */
  slug: string;
  /** Number of published posts. */
  post_count: number;
}

export const authorRecord = (raw: unknown): Author => record(raw, { public_id: text, name: text, display_name: text, first_name: text, last_name: text, bio: text, avatar: imageUrl, coach_slug: textOrNull, post_count: integer });

export const blockRecord = (raw: unknown): PostBlock => record(raw, { id: text, type: text, value: rawRecord });

export const pictureRecord = (raw: unknown): Picture => record(raw, { url: text, alt: text, width: integerOrNull, height: integerOrNull });

export const postRecord = (raw: unknown): Post => record(raw, { id: integer, title: text, slug: text, meta: (raw) => record(raw, { slug: text }), url: text, date: text, first_published_at: text, excerpt: text, subheader: text, tags: texts, category: orNull(postCategoryRecord), author: orNull(authorRecord), featured_image: orNull(pictureRecord), like_count: integer, comment_count: integer, word_count: integerOrNull, seo_title: text, search_description: text, is_sample: isTrue, intro: text, body: list(blockRecord) });

export const postCategoryRecord = (raw: unknown): PostCategory => record(raw, { name: text, slug: text, bg_color: textOrNull, text_color: textOrNull, post_count: integer });

export const postPreviewRecord = (raw: unknown): PostPreview => record(raw, { post: postRecord, expires_at: text });

export const postSummaryRecord = (raw: unknown): PostSummary => record(raw, { id: integer, title: text, slug: text, meta: (raw) => record(raw, { slug: text }), url: text, date: text, first_published_at: text, excerpt: text, subheader: text, tags: texts, category: orNull(postCategoryRecord), author: orNull(authorRecord), featured_image: orNull(pictureRecord), like_count: integer, comment_count: integer, word_count: integerOrNull, seo_title: text, search_description: text, is_sample: isTrue });

export const tagRecord = (raw: unknown): Tag => record(raw, { name: text, slug: text, post_count: integer });
