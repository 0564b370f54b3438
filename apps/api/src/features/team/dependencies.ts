import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';

/** No handler of the office has the database itself. */
export interface TeamDeps
  extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock' | 'systemClock' | 'mail' | 'settings'> {}
