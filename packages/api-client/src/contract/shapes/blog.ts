import * as z from 'zod';
import { instant, publicId } from './atoms.ts';

export const postCategory = z.object({
  name: z.string(),
  slug: z.string(),
  bg_color: z.string().nullable(),
  text_color: z.string().nullable(),
  post_count: z.number().int(),
});

export const author = z.object({
  public_id: publicId,
  name: z.string(),
  display_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  bio: z.string(),
  avatar: z.string().nullable(),
  post_count: z.number().int(),
});

export const tag = z.object({ name: z.string(), slug: z.string(), post_count: z.number().int() });

export const picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

/** Known types: simple_content, quote, fullwidth_image, split_image (Spec A 2); unknown ones are skipped by screens. */
export const block = z.object({
  id: z.string(),
  type: z.string(),
  value: z.record(z.string(), z.unknown()),
});

export const postSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  meta: z.object({ slug: z.string() }),
  url: z.string(),
  date: instant,
  first_published_at: instant,
  excerpt: z.string(),
  subheader: z.string(),
  tags: z.array(z.string()),
  category: postCategory.nullable(),
  author: author.nullable(),
  featured_image: picture.nullable(),
  like_count: z.number().int(),
  comment_count: z.number().int(),
  seo_title: z.string(),
  search_description: z.string(),
  is_sample: z.boolean(),
});

export const post = postSummary.extend({
  /** HTML. */
  intro: z.string(),
  body: z.array(block),
});

export const postPage = z.object({
  count: z.number().int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(postSummary),
});

export const postFilters = z.object({
  page: z.coerce.number().int().min(1).optional(),
  category__slug: z.string().optional(),
  author__public_id: z.string().optional(),
  tags__slug: z.string().optional(),
  search: z.string().optional(),
});

export type PostCategory = z.infer<typeof postCategory>;
export type Author = z.infer<typeof author>;
export type Tag = z.infer<typeof tag>;
export type Picture = z.infer<typeof picture>;
export type Block = z.infer<typeof block>;
export type PostSummary = z.infer<typeof postSummary>;
export type Post = z.infer<typeof post>;
export type PostPage = z.infer<typeof postPage>;
