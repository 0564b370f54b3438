import { integer, text, timestamp } from 'drizzle-orm/pg-core';
import { randomUUID } from 'node:crypto';
import { studioNow, systemNow } from './database-time.ts';

/** Public id: a random UUID as text, so that a data file may contain its own ids (seed --file). */
export const publicId = () => text('id').primaryKey().$defaultFn(randomUUID);

/** An instant, as a `Date`. API responses convert it to the Detroit offset. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** By the studio's clock, as every instant that a person sees (ADR-144). */
export const createdAt = () => instant('created_at').notNull().default(studioNow);
export const updatedAt = () => instant('updated_at').notNull().default(studioNow);

/** By the real clock: of rows that are between machines. */
export const systemCreatedAt = () => instant('created_at').notNull().default(systemNow);

/** The columns of every record that the office keeps. */
export const kept = () => ({
  /** Increases with every change by the office. */
  version: integer('version').notNull().default(1),
  /** Null: in use. */
  archivedAt: instant('archived_at'),
});

/** The columns of texts that the office writes in revisions (features/written). */
export const written = () => ({
  /** Null: it is not on the site. */
  publishedAt: instant('published_at'),
  /** When it went on the site, while it is off. */
  unpublishedFrom: instant('unpublished_from'),
  /** The newest revision. Without rows of revisions, the text itself is it. */
  version: integer('version').notNull().default(1),
  /** The revision that is on the site. */
  publishedVersion: integer('published_version'),
  /** The revision that goes on the site at a time. */
  scheduledVersion: integer('scheduled_version'),
  scheduledAt: instant('scheduled_at'),
});
