import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';

/** The port for verifying that a person sent a form: the local challenge or Turnstile. */
export interface HumanCheck {
  /**
   * Spends the token sent as `turnstile_token`. Throws a problem for that field when the token is missing, wrong, expired
   * or already spent. Call it outside any transaction.
   */
  spend(db: Db, token: string | undefined, address: string): Promise<void>;
}

export interface HumanCheckDeps extends PlatformDeps {
  readonly humanCheck: HumanCheck;
}
