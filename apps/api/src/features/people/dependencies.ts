import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';

/** No handler of the office has the database itself, but the one that closes an account. */
export interface PeopleDeps
  extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock' | 'systemClock' | 'mail' | 'settings'> {}
