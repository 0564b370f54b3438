import type { Db } from '../../db/database.ts';
import type { outboxMails } from '../../db/schema/outbox.ts';
import type { Letter, Letters } from './letters.ts';

/** Sends by storing: the letter stands in the outbox exactly when the transaction that caused it stands. */
export interface Mail {
  send<Template extends keyof Letters>(tx: Db, letter: Letter<Template>): Promise<void>;
  /** The row that `send` would store, for an effect that is written in one statement with its letter. */
  row<Template extends keyof Letters>(letter: Letter<Template>): OutboxRow;
}

export type OutboxRow = typeof outboxMails.$inferInsert;
