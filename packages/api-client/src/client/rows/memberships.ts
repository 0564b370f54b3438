// Written by `pnpm run wire-table` from the contract; do not edit.
import { readMembershipResult, readOwnMembership, readOwnMemberships, readPlanChangePreview, readPlanChangeResult } from '../../contract/reads/memberships.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `memberships`, for `createCalls`. */
export const membershipsRows: Rows = {
  list: { method: 'GET', path: '/memberships/', access: 'member', paging: 'all', reads: readOwnMemberships },
  buy: { method: 'POST', path: '/memberships/', access: 'member', idempotent: true, reads: readMembershipResult },
  pay: { method: 'POST', path: '/memberships/{id}/pay/', access: 'member', idempotent: true, reads: readMembershipResult },
  previewChange: { method: 'POST', path: '/memberships/{id}/change/preview/', access: 'member', reads: readPlanChangePreview },
  change: { method: 'POST', path: '/memberships/{id}/change/', access: 'member', idempotent: true, reads: readPlanChangeResult },
  cancel: { method: 'POST', path: '/memberships/{id}/cancel/', access: 'member', idempotent: true, reads: readOwnMembership },
  pause: { method: 'POST', path: '/memberships/{id}/pause/', access: 'member', idempotent: true, reads: readOwnMembership },
  resume: { method: 'POST', path: '/memberships/{id}/resume/', access: 'member', idempotent: true, reads: readOwnMembership },
};
