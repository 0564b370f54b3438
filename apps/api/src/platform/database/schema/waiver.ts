import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { studioNow } from './database-time.ts';
import { createdAt, instant, publicId } from './columns.ts';
import { users } from './people.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Every version stays readable in its original wording once it is in force. */
export const waiverVersions = pgTable('waiver_versions', {
  version: text('version').primaryKey(),
  title: text('title').notNull(),
  bodyHtml: text('body_html').notNull(),
  rules: jsonb('rules').$type<{ title: string; content: string }[]>().notNull(),
  effectiveDate: date('effective_date', { mode: 'string' }).notNull(),
  /** SHA-256 of the text, hex. */
  contentHash: text('content_hash').notNull(),
  /** When it comes into force. A scheduled version has a time to come. */
  publishedAt: instant('published_at').notNull().default(studioNow),
});

/** When open screens were told that a version is in force. Apart, because the row of a version never changes. */
export const waiverAnnouncements = pgTable('waiver_announcements', {
  version: text('version')
    .primaryKey()
    .references(() => waiverVersions.version, { onDelete: 'cascade' }),
  announcedAt: instant('announced_at').notNull(),
});

/** The text that is written for the next version. At most one row. */
export const waiverDraft = pgTable(
  'waiver_draft',
  {
    id: smallint('id').primaryKey().default(1),
    title: text('title').notNull(),
    bodyHtml: text('body_html').notNull(),
    rules: jsonb('rules').$type<{ title: string; content: string }[]>().notNull(),
    version: integer('version').notNull(),
    changedBy: text('changed_by')
      .notNull()
      .references(() => users.id),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [check('waiver_draft_one', sql`${t.id} = 1`)],
);

export const waiverAcceptances = pgTable(
  'waiver_acceptances',
  {
    id: publicId(),
    /** Position in the hash chain, from 1 without gaps. */
    sequence: integer('sequence').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    version: text('version')
      .notNull()
      .references(() => waiverVersions.version),
    contentHash: text('content_hash').notNull(),
    /** `checkbox` at a guest registration, `signature` when drawn on the signature pad, `link` when drawn on the page of a link. */
    method: text('method', { enum: ['signature', 'checkbox', 'link'] }).notNull(),
    waiverAccepted: boolean('waiver_accepted').notNull(),
    paymentConsent: boolean('payment_consent').notNull(),
    /** Name of the picture in `waiver_signatures`: the SHA-256 of its bytes, so that the hash chain covers the picture too. */
    signatureFile: text('signature_file'),
    /** The client address as the server determined it, in addition to what the client sent. */
    serverAddress: text('server_address').notNull(),
    clientAddress: text('client_address').notNull().default('unknown'),
    /** The time that the client claims. Never used as evidence. */
    clientTime: text('client_time').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    acceptedAt: instant('accepted_at').notNull(),
    previousHash: text('previous_hash').notNull(),
    chainHash: text('chain_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('waiver_acceptances_sequence').on(t.sequence),
    index('waiver_acceptances_user').on(t.userId, t.version),
    check('waiver_acceptances_signed', sql`${t.method} = 'checkbox' or ${t.signatureFile} is not null`),
  ],
);

/** The signer's name at signing. Stored outside the hash chain, so that erasing it does not break the chain. */
export const waiverSigners = pgTable('waiver_signers', {
  acceptanceId: text('acceptance_id')
    .primaryKey()
    .references(() => waiverAcceptances.id),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
});

/** Pictures of signatures. Stored in the database so that one transaction commits the acceptance and its signature. */
export const waiverSignatures = pgTable('waiver_signatures', {
  /** SHA-256 of the bytes, hex. */
  name: text('name').primaryKey(),
  png: bytes('png').notNull(),
  createdAt: createdAt(),
});

/** The newest link of the chain, so that verification also detects a truncated end. One row. */
export const waiverChain = pgTable(
  'waiver_chain',
  {
    id: smallint('id').primaryKey().default(1),
    sequence: integer('sequence').notNull(),
    chainHash: text('chain_hash').notNull(),
  },
  (t) => [check('waiver_chain_one', sql`${t.id} = 1`)],
);

/** Links with which the team lets a person sign the waiver without a sign-in. Only hashes of their tokens are stored. */
export const waiverLinks = pgTable(
  'waiver_links',
  {
    id: publicId(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How it reached the person; `none` was shown as a QR code. */
    send: text('send', { enum: ['email', 'sms', 'none'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    openedAt: instant('opened_at'),
    endedAt: instant('ended_at'),
    /** `signed`: the person signed, by this link or in another way. `replaced`: a newer one was sent. `merged`: the record was merged. */
    endReason: text('end_reason', { enum: ['signed', 'replaced', 'merged'] }),
    createdAt: createdAt(),
  },
  (t) => [index('waiver_links_user').on(t.userId, t.createdAt)],
);
