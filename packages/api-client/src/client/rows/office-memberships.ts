// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeMemberships`, for `createCalls`. */
export const officeMembershipsRows: Rows = {
  grant: { method: 'POST', path: '/office/people/{id}/memberships/', access: 'member', idempotent: true },
  end: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/end/', access: 'member', idempotent: true },
  pause: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/pause/', access: 'member', idempotent: true },
  resume: { method: 'POST', path: '/office/people/{id}/memberships/{membership_id}/resume/', access: 'member', idempotent: true },
};
