import type { ApiSettings } from '@detroit-well/config/env';
import type { HumanCheck } from './adapters/challenge/human-check.ts';
import type { Files } from './adapters/files/files.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Mail } from './adapters/mail/mail.ts';
import type { Passwords } from './auth/passwords.ts';
import type { AccessTokens } from './auth/access-tokens.ts';
import type { ServerKeys } from './db/server-keys.ts';
import type { PaymentProvider } from './payments/provider.ts';

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
