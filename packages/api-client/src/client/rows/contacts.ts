// Written by `pnpm run wire-table` from the contract; do not edit.
import { readContacts, readSavedContact } from '../../contract/reads/contacts.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `contacts`, for `createCalls`. */
export const contactsRows: Rows = {
  list: { method: 'GET', path: '/emergency-contacts/', access: 'member', paging: 'all', reads: readContacts },
  create: { method: 'POST', path: '/emergency-contacts/', access: 'member', idempotent: true, reads: readSavedContact },
  update: { method: 'PATCH', path: '/emergency-contacts/{id}/', access: 'member', idempotent: true, reads: readSavedContact },
  remove: { method: 'DELETE', path: '/emergency-contacts/{id}/', access: 'member', reply: 'nothing', idempotent: true },
};
