import type { Db } from '../../db/database.ts';
import type { outboxMails } from '../../db/schema/outbox.ts';
import type { Email, EmailData } from './email-data.ts';

/** Sends by storing: the letter stands in the outbox exactly when the transaction that caused it stands. */
export interface Mail {
  send<Template extends keyof EmailData>(tx: Db, letter: Email<Template>): Promise<void>;
  /** The row that `send` would store, for an effect that is written in one statement with its letter. */
  row<Template extends keyof EmailData>(letter: Email<Template>): OutboxRow;
}

export type OutboxRow = typeof outboxMails.$inferInsert;
