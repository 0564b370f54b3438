// Written by `pnpm run wire-table` from the contract; do not edit.
import { readPaymentsConfig, readSandboxMethod } from '../../contract/reads/payments.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `payments`, for `createCalls`. */
export const paymentsRows: Rows = {
  config: { method: 'GET', path: '/payments/config/', access: 'public', reads: readPaymentsConfig },
  savedCards: { method: 'GET', path: '/payments/methods/', access: 'member', paging: 'all' },
  forgetCard: { method: 'DELETE', path: '/payments/methods/{id}/', access: 'member', reply: 'nothing', idempotent: true },
  receipt: { method: 'GET', path: '/payments/{id}/receipt/', access: 'member', reply: 'blob' },
  createSandboxMethod: { method: 'POST', path: '/payments/sandbox/payment-methods/', access: 'either', reads: readSandboxMethod },
  confirmSandbox: { method: 'POST', path: '/payments/sandbox/confirm/', access: 'public' },
  webhook: { method: 'POST', path: '/payments/webhook/', access: 'public', reply: 'nothing' },
};
