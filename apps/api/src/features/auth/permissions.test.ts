import {
  hasNamedPermission,
  includesRole,
  teamRoles,
  whoMay,
  type TeamRole,
} from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';

describe('the older names of permissions', () => {
  it.each<[permission: string, role: TeamRole | null, has: boolean]>([
    ['register_for_sessions', null, true],
    ['view_roster', null, false],
    ['view_roster', 'coach', true],
    ['view_roster', 'manager', true],
    ['view_roster', 'editor', false],
    ['view_all_rosters', 'coach', false],
    ['view_all_rosters', 'front_desk', true],
    ['schedule.write', 'front_desk', true],
    ['schedule.write', 'editor', false],
    ['fly', 'owner', false],
    ['constructor', 'owner', false],
  ])('%s for %s: %s', (permission, role, has) => {
    expect(hasNamedPermission(role, permission)).toBe(has);
  });
});

describe('the roles of the team', () => {
  it('an owner may grant every role, a manager every one but that of an owner, an editor only their own', () => {
    const grants = (role: TeamRole) => teamRoles.filter((other) => includesRole(role, other));
    expect(grants('owner')).toEqual(teamRoles);
    expect(grants('manager')).toEqual(teamRoles.filter((role) => role !== 'owner'));
    expect(grants('editor')).toEqual(['editor']);
  });

  it('name who may do something as roles', () => {
    expect(whoMay('team.write')).toEqual(['owner', 'manager']);
  });
});
