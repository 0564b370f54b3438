// Written by `pnpm run wire-table` from shapes/blog.ts; do not edit.
import type { Author, Picture, Post, PostBlock, PostCategory, PostSummary, Tag } from '../types/blog.ts';
import { imageUrl, integer, integerOrNull, isTrue, list, orNull, rawRecord, record, text, textOrNull, texts } from '../definition/lenient.ts';

export const authorRecord = (raw: unknown): Author => record(raw, { public_id: text, name: text, display_name: text, first_name: text, last_name: text, bio: text, avatar: imageUrl, coach_slug: textOrNull, post_count: integer });
export const blockRecord = (raw: unknown): PostBlock => record(raw, { id: text, type: text, value: rawRecord });
export const pictureRecord = (raw: unknown): Picture => record(raw, { url: text, alt: text, width: integerOrNull, height: integerOrNull });
export const postRecord = (raw: unknown): Post => record(raw, { id: integer, title: text, slug: text, meta: (raw) => record(raw, { slug: text }), url: text, date: text, first_published_at: text, excerpt: text, subheader: text, tags: texts, category: orNull(postCategoryRecord), author: orNull(authorRecord), featured_image: orNull(pictureRecord), like_count: integer, comment_count: integer, word_count: integerOrNull, seo_title: text, search_description: text, is_sample: isTrue, intro: text, body: list(blockRecord) });
export const postCategoryRecord = (raw: unknown): PostCategory => record(raw, { name: text, slug: text, bg_color: textOrNull, text_color: textOrNull, post_count: integer });
export const postSummaryRecord = (raw: unknown): PostSummary => record(raw, { id: integer, title: text, slug: text, meta: (raw) => record(raw, { slug: text }), url: text, date: text, first_published_at: text, excerpt: text, subheader: text, tags: texts, category: orNull(postCategoryRecord), author: orNull(authorRecord), featured_image: orNull(pictureRecord), like_count: integer, comment_count: integer, word_count: integerOrNull, seo_title: text, search_description: text, is_sample: isTrue });
export const tagRecord = (raw: unknown): Tag => record(raw, { name: text, slug: text, post_count: integer });
