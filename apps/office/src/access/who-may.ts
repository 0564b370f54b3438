import { isApiError } from '@detroit-well/api-client';
import { whoMay, type Permission } from '@detroit-well/api-client/office';
import { roleNames } from './access.ts';

/** `These roles change sessions: Owner, Manager.` */
export const rolesText = (what: string, permission: Permission): string =>
  `These roles ${what}: ${whoMay(permission)
    .map((role) => roleNames[role])
    .join(', ')}.`;

/** What the server says where it says no more than the status does. */
const general = /^You do not have permission/;

/** Says what was refused and who may do it, for a refusal by permission; otherwise null. */
export function whoMayText(error: unknown): string | null {
  if (!isApiError(error) || !error.is('permission_denied')) return null;
  const roles = (error.details.who_may ?? []).map((role) => roleNames[role]);
  const others = roles.length === 0 ? '' : ` These roles do: ${roles.join(', ')}.`;
  const sentence = general.test(error.sentence) ? 'Your role does not allow it.' : error.sentence;
  return `${sentence}${others}`;
}
