import type { OfficeAccess, TeamRole } from '@detroit-well/api-client';
import type { Permission } from '@detroit-well/api-client/office';
import { createContext, use } from 'react';

/** What the person may do in the office. */
export const AccessContext = createContext<OfficeAccess | null>(null);

export function useAccess(): OfficeAccess {
  const access = use(AccessContext);
  if (!access) throw new Error('No access is known outside of the shell.');
  return access;
}

/** Whether the studio can send text messages; a server that does not say so is asked by trying. */
export const useSendsTexts = (): boolean => useAccess().sends_texts !== false;

export const useMay = (permission: Permission): boolean => useAccess().permissions.includes(permission);

/** The name of a role, or the text itself where the server knows more roles. */
export const roleName = (role: string): string =>
  Object.hasOwn(roleNames, role) ? roleNames[role as TeamRole] : role;

export const roleNames: Readonly<Record<TeamRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  front_desk: 'Front desk',
  coach: 'Coach',
  editor: 'Editor',
};
