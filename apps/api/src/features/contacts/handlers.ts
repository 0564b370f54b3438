import type { EmergencyContact } from '@detroit-well/api-client/contract';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { addContact, changeContact, contactsOf, removeContact, type ContactRow } from './store.ts';

/** At most three contacts, at most one of them primary (SPEC-A 5, B 7.3). */
export const contactsHandlers: HandlersOf<'contacts'> = {
  list: async ({ caller }, { database }) => (await contactsOf(database.db, caller.userId)).map(view),

  create: async (call, { database, clock }) => {
    const { is_primary: isPrimary = false, ...fields } = call.body;
    const contact = { id: idOfRequest(call), userId: call.caller.userId, isPrimary, ...fields };
    return view(await database.withTx((tx) => addContact(tx, contact, clock.now())));
  },

  update: async ({ caller, params, body }, { database, clock }) => {
    const { is_primary: isPrimary, ...fields } = body;
    const own = { id: params.id, userId: caller.userId };
    return view(await database.withTx((tx) => changeContact(tx, own, { isPrimary, ...fields }, clock.now())));
  },

  remove: ({ caller, params }, { database }) =>
    removeContact(database.db, { id: params.id, userId: caller.userId }),
};

function view({ id, name, relationship, phone, email, isPrimary }: ContactRow): EmergencyContact {
  return { public_id: id, name, relationship, phone, email, is_primary: isPrimary };
}
