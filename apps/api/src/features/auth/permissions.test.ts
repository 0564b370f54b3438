import { describe, expect, it } from 'vitest';
import { hasPermission, type Role } from './permissions.ts';

describe('permissions', () => {
  it.each<[permission: string, roles: Role[], has: boolean]>([
    ['register_for_sessions', ['member'], true],
    ['view_roster', ['member'], false],
    ['view_roster', ['member', 'coach'], true],
    ['view_roster', ['member', 'staff'], true],
    ['view_all_rosters', ['member', 'coach'], false],
    ['view_all_rosters', ['member', 'staff'], true],
    ['fly', ['member', 'coach', 'staff'], false],
    ['constructor', ['member', 'coach', 'staff'], false],
  ])('%s for %j: %s', (permission, roles, has) => {
    expect(hasPermission(roles, permission)).toBe(has);
  });
});
