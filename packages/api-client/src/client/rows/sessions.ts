// Written by `pnpm run wire-table` from the contract; do not edit.
import { readAvailability, readSessionFacets, readSessionList, readUpcoming } from '../../contract/reads/sessions.ts';
import { readSession } from '../../contract/reads/session.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `sessions`, for `createCalls`. */
export const sessionsRows: Rows = {
  upcoming: { method: 'GET', path: '/training/sessions/upcoming/', access: 'either', paging: 'offset', reads: readUpcoming },
  facets: { method: 'GET', path: '/training/sessions/facets/', access: 'public', reads: readSessionFacets },
  detail: { method: 'GET', path: '/training/sessions/{id}/', access: 'either', reads: readSession },
  list: { method: 'GET', path: '/training/sessions/', access: 'either', paging: 'offset', reads: readSessionList },
  availability: { method: 'GET', path: '/training/sessions/{id}/availability/', access: 'either', reads: readAvailability },
  roster: { method: 'GET', path: '/training/sessions/{id}/roster/', access: 'member' },
  exportRoster: { method: 'POST', path: '/training/sessions/{id}/roster/export/', access: 'member', reply: 'blob' },
  attendance: { method: 'PATCH', path: '/training/sessions/{id}/attendance/', access: 'member', idempotent: true },
  message: { method: 'POST', path: '/training/sessions/{id}/message/', access: 'member', idempotent: true },
};
