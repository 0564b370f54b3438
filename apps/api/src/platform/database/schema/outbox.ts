import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { systemNow } from './database-time.ts';
import { createdAt, instant, publicId } from './columns.ts';

/** A text file that is sent with an email. */
export interface StoredAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly text: string;
}

/** Emails are stored in the transaction of their effect and sent from here. The demo shows them instead. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: publicId(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    /** Where a reply goes; null for the sender of all emails. */
    replyTo: text('reply_to'),
    template: text('template').notNull(),
    subject: text('subject').notNull(),
    textBody: text('text_body').notNull(),
    /** The content of the HTML, which is written when the email is sent: an `EmailContent`, and null in older rows. */
    content: jsonb('content'),
    /** The HTML of rows from before `content`. */
    htmlBody: text('html_body'),
    links: jsonb('links').$type<{ label: string; url: string }[]>().notNull().default([]),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    /** Ends emails of this kind; null for emails about the person's own acts. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** The email that the team sent again with this one. */
    resentFrom: text('resent_from'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().default(systemNow),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_mails_sequence').on(t.sequence),
    index('outbox_mails_recipient').on(t.recipient, t.sequence),
    index('outbox_mails_unsent')
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} is null`),
  ],
);
