import { coreOf } from '../client/core-of.ts';
import { startPaged } from '../client/endpoint-class.ts';
import { methodsOf } from '../client/create-calls.ts';
import { officeTable } from '../client/generated/office.ts';
import type { OfficeEndpoints } from '../client/generated/office.ts';

/**
 * Adds the calls of the office to a client, with its sign-in. They are an entry of their own, so that the pages of members load
 * none of them.
 *
 * @example
 * ```ts
 * import { createClient } from '@detroit-well/api-client';
 * import { withOffice } from '@detroit-well/api-client/office';
 *
 * const client = withOffice(createClient({ baseUrl: 'http://localhost:4000/api/v2' }));
 * await client.signIn({ email: 'staff@demo.test', password: 'Standard!2026' });
 * for await (const person of client.office.team.list()) console.log(person.email, person.role);
 * ```
 */
export function withOffice<C extends object>(client: C): C & { readonly office: OfficeEndpoints } {
  const core = coreOf(client);
  const nouns = Object.entries(officeTable).map(([noun, rows]) => [noun, methodsOf(rows, core, startPaged)]);
  // The tables are generated from the contract and tested against it; the contract provides the types.
  const office = Object.fromEntries(nouns) as OfficeEndpoints;
  return { ...client, office };
}

export { includesRole, mayDo, permissionsOf, whoMay } from '../contract/definition/permissions.ts';
export { teamRoles } from '../contract/definition/team-roles.ts';
export type { AuditAction } from '../contract/definition/audit-actions.ts';
export { officeRecord, officeRecords, recordNouns } from '../contract/definition/office-records.ts';
export type { RecordNoun } from '../contract/definition/office-records.ts';
export { weekdays } from '../contract/definition/weekdays.ts';
export type { Weekday } from '../contract/definition/weekdays.ts';
export type { Permission } from '../contract/definition/permissions.ts';
export type { TeamRole } from '../contract/generated/office-team.ts';
export type { OfficeEndpoints } from '../client/generated/office.ts';
