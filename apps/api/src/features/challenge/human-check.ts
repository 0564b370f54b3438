import type { HumanCheckAction } from '@detroit-well/config/constants';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';

/** The port for verifying that a person sent a form: the local challenge or Turnstile. */
export interface HumanCheck {
  /**
   * Spends the token sent as `turnstile_token`. Throws a problem for that field when the token is missing, wrong, expired,
   * already spent or made for another form, and `unavailable` when it could not be verified. Call it outside any transaction.
   */
  spend(db: Db, token: string | undefined, sent: SentForm): Promise<void>;
  /** True if the provider rejects this server's settings, so that no form can be sent. */
  isMisconfigured(): boolean;
}

/** The form that carries a token: the address of its sender, and which one it is. */
interface SentForm {
  readonly address: string;
  readonly action: HumanCheckAction;
}

export interface HumanCheckDeps extends PlatformDeps {
  readonly humanCheck: HumanCheck;
}
