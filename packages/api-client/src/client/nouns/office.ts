// Written by `pnpm run wire-table` from the contract; do not edit.
import type { OfficeAuditEndpoint } from './office-audit.ts';
import type { OfficeTeamEndpoint } from './office-team.ts';

/** The calls of the office, by noun. */
export interface OfficeEndpoints {
  readonly team: OfficeTeamEndpoint;
  readonly audit: OfficeAuditEndpoint;
}
