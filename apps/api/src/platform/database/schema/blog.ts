import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { systemNow } from './database-time.ts';
import { createdAt, instant, publicId, updatedAt, written } from './columns.ts';
import { coaches, studioPictures } from './training.ts';

/** A block of a post's body as the API sends it. Clients skip unknown types. */
export interface PostBlock {
  readonly id: string;
  readonly type: string;
  readonly value: Record<string, unknown>;
}

export interface PostPicture {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

export const postCategories = pgTable('post_categories', {
  id: publicId(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  bgColor: text('bg_color'),
  textColor: text('text_color'),
});

export const authors = pgTable('authors', {
  id: publicId(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  displayName: text('display_name').notNull(),
  bio: text('bio').notNull().default(''),
  avatarUrl: text('avatar_url'),
  /** The coach who the author is, if any. */
  coachId: text('coach_id')
    .unique()
    .references(() => coaches.id, { onDelete: 'set null' }),
});

export const posts = pgTable(
  'posts',
  {
    id: publicId(),
    number: integer('number').notNull().generatedByDefaultAsIdentity().unique(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    subheader: text('subheader').notNull().default(''),
    excerpt: text('excerpt').notNull().default(''),
    introHtml: text('intro_html').notNull().default(''),
    body: jsonb('body').$type<PostBlock[]>().notNull().default([]),
    categoryId: text('category_id').references(() => postCategories.id),
    authorId: text('author_id').references(() => authors.id),
    featuredImage: jsonb('featured_image').$type<PostPicture | null>(),
    seoTitle: text('seo_title').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
    likeCount: integer('like_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    viewCount: integer('view_count').notNull().default(0),
    usefulCount: integer('useful_count').notNull().default(0),
    notUsefulCount: integer('not_useful_count').notNull().default(0),
    loveCount: integer('love_count').notNull().default(0),
    shareCount: integer('share_count').notNull().default(0),
    /** Title, excerpt and body without markup, folded for searching. Computed when the post is written. */
    searchText: text('search_text').notNull().default(''),
    isSample: boolean('is_sample').notNull().default(false),
    ...written(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('posts_newest').on(t.publishedAt, t.id),
    index('posts_category').on(t.categoryId, t.publishedAt),
    index('posts_author').on(t.authorId, t.publishedAt),
    index('posts_scheduled')
      .on(t.scheduledAt)
      .where(sql`${t.scheduledAt} is not null`),
    check('posts_likes', sql`${t.likeCount} >= 0`),
    check('posts_schedule', sql`(${t.scheduledVersion} is null) = (${t.scheduledAt} is null)`),
  ],
);

export const postTags = pgTable(
  'post_tags',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    slug: text('slug').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.slug] }),
    // One index for each way to name a tag (blog/filters.ts).
    index('post_tags_slug').on(t.slug),
    index('post_tags_tag').on(t.tag),
    index('post_tags_lower_case').on(sql`lower(${t.tag})`),
  ],
);

/** A post as an editor writes it, with the fields of the contract. */
export interface PostContent {
  readonly title: string;
  readonly slug: string;
  readonly subheader: string;
  readonly excerpt: string;
  readonly intro: string;
  readonly body: PostBlock[];
  readonly category: string | null;
  readonly author_id: string | null;
  readonly tags: string[];
  readonly featured_image: PostPicture | null;
  readonly seo_title: string;
  readonly search_description: string;
}

/** Slugs under which a post was on the site. They lead to it. */
export const postOldSlugs = pgTable(
  'post_old_slugs',
  {
    slug: text('slug').primaryKey(),
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (t) => [index('post_old_slugs_post').on(t.postId)],
);

/** Pictures that posts can show. */
export const mediaPictures = pgTable('media_pictures', {
  id: publicId(),
  name: text('name')
    .notNull()
    .unique()
    .references(() => studioPictures.name),
  alt: text('alt').notNull(),
  createdAt: createdAt(),
});

/**
 * Reactions of blog visitors. A visitor is a member or the session key of a browser; the fingerprint identifies the
 * browser when its session key is new. These values and the addresses are keyed hashes: comparable, but useless to anyone
 * else.
 */
export const postReactions = pgTable(
  'post_reactions',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    visitor: text('visitor').notNull(),
    reaction: text('reaction', { enum: ['like', 'useful', 'not_useful', 'love'] }).notNull(),
    fingerprint: text('fingerprint'),
    /** As the server determined it. */
    serverAddress: text('server_address'),
    /** As the browser reported it; null when absent or `unknown`. */
    clientAddress: text('client_address'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.visitor, t.reaction] }),
    index('post_reactions_fingerprint').on(t.postId, t.fingerprint),
  ],
);

export const postViews = pgTable(
  'post_views',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    visitor: text('visitor').notNull(),
    seenAt: instant('seen_at').notNull().default(systemNow),
  },
  (t) => [primaryKey({ columns: [t.postId, t.visitor] })],
);
