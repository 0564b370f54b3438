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
import { createdAt, instant, publicId } from './columns.ts';
import { users } from './people.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Every text that could ever be signed stays readable as it was. */
export const waiverVersions = pgTable('waiver_versions', {
  version: text('version').primaryKey(),
  title: text('title').notNull(),
  bodyHtml: text('body_html').notNull(),
  rules: jsonb('rules').$type<{ title: string; content: string }[]>().notNull(),
  effectiveDate: date('effective_date', { mode: 'string' }).notNull(),
  /** SHA-256 of the text, hex. */
  contentHash: text('content_hash').notNull(),
  publishedAt: instant('published_at').notNull().defaultNow(),
});

export const waiverAcceptances = pgTable(
  'waiver_acceptances',
  {
    id: publicId(),
    /** Place in the chain, from 1 without gaps. */
    sequence: integer('sequence').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    version: text('version')
      .notNull()
      .references(() => waiverVersions.version),
    contentHash: text('content_hash').notNull(),
    /** `checkbox` when a guest registered, `signature` when signed on the pad. */
    method: text('method', { enum: ['signature', 'checkbox'] }).notNull(),
    waiverAccepted: boolean('waiver_accepted').notNull(),
    paymentConsent: boolean('payment_consent').notNull(),
    /** Name of the picture in `waiver_signatures`: the SHA-256 of its bytes, so that the chain holds it too. */
    signatureFile: text('signature_file'),
    /** The server's own reading of the address, beside what the client said. */
    serverAddress: text('server_address').notNull(),
    clientAddress: text('client_address').notNull().default('unknown'),
    /** When the client said it was; a claim, never a time we rely on. */
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

/** The signer's name as it was at signing: outside the hash chain, so that it can be erased without breaking it. */
export const waiverSigners = pgTable('waiver_signers', {
  acceptanceId: text('acceptance_id')
    .primaryKey()
    .references(() => waiverAcceptances.id),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
});

/** Pictures of signatures, in the database so that one commit holds the acceptance and what was drawn. */
export const waiverSignatures = pgTable('waiver_signatures', {
  /** SHA-256 of the bytes, hex. */
  name: text('name').primaryKey(),
  png: bytes('png').notNull(),
  createdAt: createdAt(),
});

/** The newest link, so that a chain whose end was cut off is found too. One row. */
export const waiverChain = pgTable(
  'waiver_chain',
  {
    id: smallint('id').primaryKey().default(1),
    sequence: integer('sequence').notNull(),
    chainHash: text('chain_hash').notNull(),
  },
  (t) => [check('waiver_chain_one', sql`${t.id} = 1`)],
);
