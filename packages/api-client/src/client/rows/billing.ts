// Written by `pnpm run wire-table` from the contract; do not edit.
import { readBillingAddress, readSavedAddress } from '../../contract/reads/billing.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `billing`, for `createCalls`. */
export const billingRows: Rows = {
  get: { method: 'GET', path: '/billing-address/', access: 'member', reads: readBillingAddress },
  create: { method: 'POST', path: '/billing-address/', access: 'member', idempotent: true, reads: readSavedAddress },
  update: { method: 'PATCH', path: '/billing-address/', access: 'member', idempotent: true, reads: readSavedAddress },
  remove: { method: 'DELETE', path: '/billing-address/', access: 'member', reply: 'nothing', idempotent: true },
};
