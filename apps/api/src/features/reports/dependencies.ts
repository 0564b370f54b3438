import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Clock } from '../../platform/clock/clock.ts';

export interface ReportsDeps extends OfficeDatabaseDeps {
  readonly clock: Clock;
}
