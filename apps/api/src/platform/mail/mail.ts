import type { Db } from '../database/database.ts';
import type { outboxMails } from '../database/schema/outbox.ts';
import type { Email } from './email/email.ts';

/** Sends an email by storing it in the outbox, so that it exists only if the transaction that caused it commits. */
export interface Mail {
  /** An email without a recipient is not stored: a person may have no address. */
  send(tx: Db, email: Email): Promise<void>;
  /** The same for any number of emails. */
  sendAll(tx: Db, emails: readonly Email[]): Promise<void>;
  /** Returns the row that `send` would store, for a single statement that writes an effect together with its email. */
  row(email: Email): OutboxRow;
}

export type OutboxRow = typeof outboxMails.$inferInsert;
