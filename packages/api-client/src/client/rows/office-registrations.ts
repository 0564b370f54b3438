// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Rows } from '../../http/perform.ts';

/** The rows of `officeRegistrations`, for `createCalls`. */
export const officeRegistrationsRows: Rows = {
  previewCreate: { method: 'POST', path: '/office/people/{id}/registrations/preview/', access: 'member' },
  create: { method: 'POST', path: '/office/people/{id}/registrations/', access: 'member', idempotent: true },
  previewCancel: { method: 'POST', path: '/office/people/{id}/registrations/{registration_id}/cancel/preview/', access: 'member' },
  cancel: { method: 'POST', path: '/office/people/{id}/registrations/{registration_id}/cancel/', access: 'member', idempotent: true },
  previewMove: { method: 'POST', path: '/office/people/{id}/registrations/{registration_id}/move/preview/', access: 'member' },
  move: { method: 'POST', path: '/office/people/{id}/registrations/{registration_id}/move/', access: 'member', idempotent: true },
};
