// Written by `pnpm run wire-table` from the contract; do not edit.
import { readCancellation, readFeedback, readRegistrationResult, readRegistrations } from '../../contract/reads/registrations.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `registrations`, for `createCalls`. */
export const registrationsRows: Rows = {
  register: { method: 'POST', path: '/training/registrations/register/', access: 'member', idempotent: true, reads: readRegistrationResult },
  guestRegister: { method: 'POST', path: '/training/registrations/guest-register/', access: 'public', idempotent: true, reads: readRegistrationResult },
  list: { method: 'GET', path: '/training/registrations/', access: 'member', paging: 'all', reads: readRegistrations },
  cancel: { method: 'POST', path: '/training/registrations/{id}/cancel/', access: 'member', idempotent: true, reads: readCancellation },
  feedback: { method: 'POST', path: '/training/registrations/{id}/feedback/', access: 'member', idempotent: true, reads: readFeedback },
  confirmPayment: { method: 'POST', path: '/training/registrations/{id}/confirm-payment/', access: 'either', idempotent: true, reads: readRegistrationResult },
  pay: { method: 'POST', path: '/training/registrations/{id}/pay/', access: 'member', idempotent: true, reads: readRegistrationResult },
  calendarFile: { method: 'GET', path: '/training/registrations/{id}/calendar/', access: 'public', reply: 'blob' },
};
