import type { Db } from '../database/database.ts';
import type { outboxMails } from '../database/schema/outbox.ts';
import type { Email, EmailData } from './email-data.ts';

/** Sends an email by storing it in the outbox, so that it exists only if the transaction that caused it commits. */
export interface Mail {
  send<Template extends keyof EmailData>(tx: Db, letter: Email<Template>): Promise<void>;
  /** Returns the row that `send` would store, for a single statement that writes an effect together with its email. */
  row<Template extends keyof EmailData>(letter: Email<Template>): OutboxRow;
}

export type OutboxRow = typeof outboxMails.$inferInsert;
