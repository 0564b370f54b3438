// Generated from the contract by `pnpm run generate`; do not edit.

import { readCalendar, readMaterials, readMoveOptions, readMoveResult, readParticipants, readRefundPreview, readRegisteredSessionDetail, readSentMessage, readSessionMessages, readUpdates } from '../../contract/reads/registered-session.ts';
import { readCancellation, readFeedback } from '../../contract/reads/registrations.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `registeredSession`, for `createCalls`. */
export const registeredSessionRows: Rows = {
  detail: { method: 'GET', path: '/sessions/registered/{id}/', access: 'member', reads: readRegisteredSessionDetail },
  cancel: { method: 'POST', path: '/sessions/registered/{id}/cancel/', access: 'member', idempotent: true, reads: readCancellation },
  cancelPreview: { method: 'GET', path: '/sessions/registered/{id}/cancel/preview/', access: 'member', reads: readRefundPreview },
  moveOptions: { method: 'GET', path: '/sessions/registered/{id}/move/', access: 'member', reads: readMoveOptions },
  move: { method: 'POST', path: '/sessions/registered/{id}/move/', access: 'member', idempotent: true, reads: readMoveResult },
  updates: { method: 'GET', path: '/sessions/registered/{id}/updates/', access: 'member', paging: 'all', reads: readUpdates },
  markUpdatesRead: { method: 'POST', path: '/sessions/registered/{id}/updates/read/', access: 'member', reply: 'nothing', idempotent: true },
  messages: { method: 'GET', path: '/sessions/registered/{id}/messages/', access: 'member', paging: 'before', reads: readSessionMessages },
  sendMessage: { method: 'POST', path: '/sessions/registered/{id}/messages/', access: 'member', idempotent: true, reads: readSentMessage },
  participants: { method: 'GET', path: '/sessions/registered/{id}/participants/', access: 'member', paging: 'all', reads: readParticipants },
  materials: { method: 'GET', path: '/sessions/registered/{id}/materials/', access: 'member', paging: 'all', reads: readMaterials },
  downloadMaterial: { method: 'GET', path: '/sessions/registered/{id}/materials/{materialId}/download/', access: 'member', reply: 'blob' },
  feedback: { method: 'POST', path: '/sessions/registered/{id}/feedback/', access: 'member', idempotent: true, reads: readFeedback },
  calendar: { method: 'GET', path: '/sessions/registered/{id}/calendar/{type}/', access: 'member', reads: readCalendar },
};
