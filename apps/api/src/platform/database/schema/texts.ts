import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { systemNow } from './database-time.ts';
import { createdAt, instant, publicId } from './columns.ts';
import { users } from './people.ts';

/** The email to send when a text cannot be delivered and the member chose SMS only. */
export interface FallbackEmail {
  readonly recipient: string;
  readonly template: string;
  readonly subject: string;
  readonly textBody: string;
  /** As in the outbox of emails. */
  readonly content?: unknown;
  readonly htmlBody?: string | null | undefined;
  readonly links: { label: string; url: string }[];
}

/** Text messages are stored in the transaction of their effect, like emails, and sent from here. */
export const outboxTexts = pgTable(
  'outbox_texts',
  {
    id: publicId(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** E.164. */
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    body: text('body').notNull(),
    /** Null when the same notification was also sent by email. */
    fallback: jsonb('fallback').$type<FallbackEmail>(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().default(systemNow),
    /** After this time the text is no longer true and is not sent. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
    givenUpAt: instant('given_up_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_texts_unsent')
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} is null and ${t.givenUpAt} is null`),
    index('outbox_texts_user').on(t.userId),
  ],
);
