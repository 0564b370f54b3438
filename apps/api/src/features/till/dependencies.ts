import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Clock } from '../../platform/clock/clock.ts';

export interface TillDeps extends OfficeDatabaseDeps {
  readonly clock: Clock;
}
