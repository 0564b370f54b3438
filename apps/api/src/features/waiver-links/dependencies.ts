import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';

export interface WaiverLinkDeps
  extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock' | 'mail' | 'settings'> {}
