import type { Db } from '../../db/database.ts';
import type { Letter, Letters } from './letters.ts';

/** Sends by storing: the letter stands in the outbox exactly when the transaction that caused it stands. */
export interface Mail {
  send<Template extends keyof Letters>(tx: Db, letter: Letter<Template>): Promise<void>;
}
