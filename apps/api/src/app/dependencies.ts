import type { ApiSettings } from '@detroit-well/config/env';
import type { HumanCheck } from '../features/challenge/human-check.ts';
import type { Files } from '../platform/files/files.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Passwords } from '../features/auth/passwords.ts';
import type { AccessTokens } from '../features/auth/access-tokens.ts';
import type { ServerKeys } from '../platform/database/server-keys.ts';
import type { PaymentProvider } from '../features/payments/provider.ts';

/** The dependencies of all handlers, built in create-dependencies.ts. */
export interface Deps {
  readonly settings: ApiSettings;
  readonly database: Database;
  readonly clock: Clock;
  readonly mail: Mail;
  readonly humanCheck: HumanCheck;
  readonly passwords: Passwords;
  readonly accessTokens: AccessTokens;
  readonly payments: PaymentProvider;
  readonly files: Files;
  /** The server's own secret keys, shared by all processes that use the same database. */
  readonly keys: ServerKeys;
}
