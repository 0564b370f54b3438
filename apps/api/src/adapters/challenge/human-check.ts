import type { Db } from '../../db/database.ts';

/** Whether a person did the work of the bot check. Behind it stand the local challenge and Turnstile. */
export interface HumanCheck {
  /**
   * Spends the token that came as `turnstile_token`; throws a refusal at that field when it is missing, wrong, too old or
   * spent before. Call it outside any transaction.
   */
  spend(db: Db, token: string | undefined, address: string): Promise<void>;
}
