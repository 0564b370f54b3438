import { describe, expect, it } from 'vitest';
import { permissionsOf, type Permission } from '../src/contract/definition/permissions.ts';
import type { TeamRole } from '../src/contract/definition/team-roles.ts';

/** What a role may not do that an owner may. */
const withheld = {
  manager: ['waiver.write', 'owners.write'],
  front_desk: [
    'prices.write',
    'sessions.cancel',
    'series.write',
    'closures.write',
    'people.close',
    'people.merge',
    'overrides.price',
    'overrides.policy',
    'plans.write',
    'reports.read',
    'programs.write',
    'coaches.write',
    'locations.write',
    'payments.all',
    'credit.write',
    'team.read',
    'team.write',
    'audit.read',
    'mail.read',
    'import.write',
    'content.write',
    'site.write',
    'waiver.write',
    'owners.write',
  ],
} as const satisfies Partial<Record<TeamRole, readonly Permission[]>>;

const granted = {
  coach: ['schedule.read', 'roster.read', 'attendance.write', 'messages.write', 'waiverlinks.write'],
  editor: [
    'schedule.read',
    'schedule.all',
    'series.read',
    'closures.read',
    'programs.read',
    'programs.write',
    'coaches.read',
    'coaches.write',
    'locations.read',
    'content.write',
  ],
} as const satisfies Partial<Record<TeamRole, readonly Permission[]>>;

// Other tests take the roles of a permission from the table itself, so that they would accept a role too many.
describe('the table of permissions', () => {
  it.each(['manager', 'front_desk'] as const)('withholds from the %s what an owner decides', (role) => {
    const has = permissionsOf(role);
    expect(permissionsOf('owner').filter((permission) => !has.includes(permission))).toEqual(withheld[role]);
  });

  it.each(['coach', 'editor'] as const)('grants the %s only what their work needs', (role) => {
    expect(permissionsOf(role)).toEqual(granted[role]);
  });
});
