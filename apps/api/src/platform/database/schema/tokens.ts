import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { systemNow } from './database-time.ts';
import { createdAt, instant, publicId, systemCreatedAt } from './columns.ts';
import { users } from './people.ts';

/** One sign-in. Its end date is fixed at sign-in and no refresh extends it. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: publicId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The newest generation. The previous one is still accepted during the grace period. */
    generation: integer('generation').notNull().default(0),
    rotatedAt: instant('rotated_at').notNull().default(systemNow),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    /** While the device is in other hands: until the password is given. */
    lockedAt: instant('locked_at'),
    /** Wrong passwords since the lock. */
    unlockFailures: integer('unlock_failures').notNull().default(0),
    /** Browser and system at the sign-in, and part of its network address: what its owner recognizes it by. */
    device: text('device').notNull().default(''),
    network: text('network').notNull().default(''),
    createdAt: systemCreatedAt(),
  },
  (t) => [index('refresh_families_user').on(t.userId)],
);

/** Only hashes are stored. A successor is derived from its predecessor with a keyed hash, so it is not stored itself. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    createdAt: systemCreatedAt(),
  },
  (t) => [index('refresh_tokens_family').on(t.familyId)],
);

/**
 * Networks from which an account has signed in, which the sign-in limit over all networks leaves alone (ADR-031). The hash is
 * keyed, because all IPv4 addresses can be tried.
 */
export const signInNetworks = pgTable(
  'sign_in_networks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    networkHash: text('network_hash').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.networkHash] }), index('sign_in_networks_age').on(t.lastUsedAt)],
);

/** Tokens of links in emails: single-use, expiring, stored as hashes. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify_email', 'reset_password'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('mail_tokens_user').on(t.userId, t.purpose)],
);

/** The local challenge: a salt for the proof of work, then a single-use token. */
export const challenges = pgTable(
  'challenges',
  {
    id: publicId(),
    salt: text('salt').notNull(),
    difficulty: integer('difficulty').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tokenHash: text('token_hash').unique(),
    spentAt: instant('spent_at'),
    createdAt: systemCreatedAt(),
  },
  (t) => [
    index('challenges_expiry').on(t.expiresAt),
    check('challenges_spent_has_token', sql`${t.spentAt} is null or ${t.tokenHash} is not null`),
  ],
);
