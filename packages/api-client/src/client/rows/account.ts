// Written by `pnpm run wire-table` from the contract; do not edit.
import { readSaid } from '../../contract/reads/account.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `account`, for `createCalls`. */
export const accountRows: Rows = {
  register: { method: 'POST', path: '/users/register/', access: 'public', idempotent: true },
  requestPasswordReset: { method: 'POST', path: '/users/password/reset/', access: 'public', idempotent: true, reads: readSaid },
  confirmPasswordReset: { method: 'POST', path: '/users/password/reset/{uid}/{token}/', access: 'public', idempotent: true, reads: readSaid },
  changePassword: { method: 'POST', path: '/users/password/change/', access: 'member', idempotent: true, reads: readSaid },
  verifyEmail: { method: 'POST', path: '/auth/verify-email/', access: 'public', idempotent: true, reads: readSaid },
  resendVerification: { method: 'POST', path: '/auth/resend-verification/', access: 'either', idempotent: true, reads: readSaid },
  deleteAccount: { method: 'POST', path: '/auth/delete-account/', access: 'member', reply: 'nothing', idempotent: true },
};
