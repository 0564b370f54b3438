import type { ApiSettings } from '@detroit-well/config/env';
import type { Clocks } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { ServerKeys } from '../database/server-keys.ts';
import type { Files } from '../files/files.ts';
import type { Mail } from '../mail/mail.ts';

/** The dependencies that every handler gets. A feature that needs more extends this type; app/ builds all of them. */
export interface PlatformDeps extends Clocks {
  readonly settings: ApiSettings;
  readonly database: Database;
  readonly mail: Mail;
  readonly files: Files;
  /** The server's own secret keys, shared by all processes that use the same database. */
  readonly keys: ServerKeys;
}
