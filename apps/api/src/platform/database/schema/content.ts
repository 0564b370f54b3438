import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, publicId, updatedAt, written } from './columns.ts';
import { users } from './people.ts';

/** A page of the CMS, found by its path or type. Fields beyond the common ones differ by type. */
export const pages = pgTable(
  'pages',
  {
    id: publicId(),
    /** The API identifies pages and posts by number (SPEC-A 3). */
    number: integer('number').notNull().generatedByDefaultAsIdentity().unique(),
    /** With leading and trailing slash. */
    htmlPath: text('html_path').notNull(),
    /** For example `legal.PrivacyPolicyPage`, `training.TrainingIndexPage`, `blog.BlogIndexPage`. */
    type: text('type').notNull(),
    title: text('title').notNull(),
    seoTitle: text('seo_title').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
    effectiveDate: date('effective_date', { mode: 'string' }),
    /** Sanitized when written. */
    bodyHtml: text('body_html').notNull().default(''),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull().default({}),
    ...written(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('pages_html_path_key').on(t.htmlPath),
    index('pages_type').on(t.type),
    index('pages_scheduled')
      .on(t.scheduledAt)
      .where(sql`${t.scheduledAt} is not null`),
    check('pages_schedule', sql`(${t.scheduledVersion} is null) = (${t.scheduledAt} is null)`),
  ],
);

/** What the office saved of a post or a page, whole. The HTML in it is sanitized. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    kind: text('kind').$type<'post' | 'page'>().notNull(),
    itemId: text('item_id').notNull(),
    n: integer('n').notNull(),
    content: jsonb('content').$type<object>().notNull(),
    /** False: a job deletes it once the same person has saved a later one soon after. */
    isKept: boolean('is_kept').notNull().default(false),
    changedBy: text('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.itemId, t.n] }),
    index('content_revisions_changed_by').on(t.changedBy),
  ],
);

export const menuItems = pgTable(
  'menu_items',
  {
    id: publicId(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    link: text('link').notNull(),
    isDropdown: boolean('is_dropdown').notNull().default(false),
    /** The entry whose submenu this one is in; null at the top. */
    parentId: text('parent_id').references((): AnyPgColumn => menuItems.id, { onDelete: 'cascade' }),
  },
  (t) => [index('menu_items_parent').on(t.parentId)],
);

/** What members say on the public site. */
export const testimonials = pgTable('testimonials', {
  id: publicId(),
  position: integer('position').notNull(),
  quote: text('quote').notNull(),
  name: text('name').notNull(),
  detail: text('detail').notNull(),
});

/** How often the team has saved each list of the site. */
export const siteLists = pgTable('site_lists', {
  name: text('name').$type<'menu' | 'testimonials'>().primaryKey(),
  version: integer('version').notNull(),
});

/** Whether the public site is open, as the team decided it; without a row, it is. */
export const siteOpening = pgTable(
  'site_opening',
  {
    id: smallint('id').primaryKey().default(1),
    state: text('state').$type<'live' | 'coming_soon'>().notNull(),
    /** When a site that is not open opens by itself. */
    opensAt: instant('opens_at'),
    version: integer('version').notNull(),
  },
  (t) => [check('site_opening_one', sql`${t.id} = 1`)],
);

export const newsletterSignups = pgTable('newsletter_signups', {
  email: text('email').primaryKey(),
  sourceForm: text('source_form').notNull(),
  createdAt: createdAt(),
});

export const feedItems = pgTable(
  'feed_items',
  {
    id: publicId(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    content: text('content').notNull(),
    type: text('type').notNull().default('post'),
    mediaUrl: text('media_url'),
    linkUrl: text('link_url'),
    createdAt: createdAt(),
  },
  (t) => [index('feed_items_newest').on(t.createdAt, t.id)],
);
