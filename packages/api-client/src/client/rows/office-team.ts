// Written by `pnpm run wire-table` from the contract; do not edit.
import { readOfficeAccess, readOfficeList } from '../../contract/reads/office.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeTeam`, for `createCalls`. */
export const officeTeamRows: Rows = {
  me: { method: 'GET', path: '/office/team/me/', access: 'member', reads: readOfficeAccess },
  list: { method: 'GET', path: '/office/team/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/team/', access: 'member', reply: 'blob', accept: 'text/csv' },
  invite: { method: 'POST', path: '/office/team/', access: 'member', idempotent: true },
  change: { method: 'PATCH', path: '/office/team/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/team/{id}/', access: 'member', reply: 'nothing' },
  endSessions: { method: 'POST', path: '/office/team/{id}/end-sessions/', access: 'member', reply: 'nothing', idempotent: true },
  acceptInvitation: { method: 'POST', path: '/office/team/invitations/accept/', access: 'member', idempotent: true },
};
