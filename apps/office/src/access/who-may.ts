import { isApiError } from '@detroit-well/api-client';
import { whoMay, type Permission } from '@detroit-well/api-client/office';
import { roleNames } from './access.ts';

/** `These roles change sessions: Owner, Manager.` */
export const rolesText = (what: string, permission: Permission): string =>
  `These roles ${what}: ${whoMay(permission)
    .map((role) => roleNames[role])
    .join(', ')}.`;

/** Says who may do what was refused, for a refusal by permission; otherwise null. */
export function whoMayText(error: unknown): string | null {
  if (!isApiError(error) || !error.is('permission_denied')) return null;
  const roles = (error.details.who_may ?? []).map((role) => roleNames[role]);
  const others = roles.length === 0 ? '' : ` These roles do: ${roles.join(', ')}.`;
  return `Your role does not allow it.${others}`;
}
