import type { Contract, OfficePersonContact } from '@detroit-well/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { addContact, changeContact, contactsOf, removeContact, type ContactRow } from '../contacts/store.ts';
import { requirePerson } from '../users/require-person.ts';
import type { PeopleDeps } from './dependencies.ts';
import { lockOpenPerson, requireNotAbove, targetOf } from './open-person.ts';

type Calls = Contract['officePeople'];

const personal = ['name', 'relationship', 'phone', 'email'];

const contactView = ({
  id,
  name,
  relationship,
  phone,
  email,
  isPrimary,
}: ContactRow): OfficePersonContact => ({
  id,
  name,
  relationship,
  phone,
  email,
  is_primary: isPrimary,
});

/** Emergency contacts as the office shows them. */
export const contactViewsOf = async (db: Db, userId: string): Promise<OfficePersonContact[]> =>
  (await contactsOf(db, userId)).map(contactView);

export const contacts: Handler<Calls['contacts'], PeopleDeps> = ({ params }, { office }) =>
  office.read(async (db) => {
    await requirePerson(db, params.id);
    const results = await contactViewsOf(db, params.id);
    return { results, next: null, count: results.length };
  });

export const addPersonContact: Handler<Calls['addContact'], PeopleDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { id: userId } = call.params;
    const owned = await lockContacts(tx, call.caller.userId, userId);
    const { is_primary: isPrimary = false, email = '', ...fields } = call.body;
    const contact = { id: idOfRequest(call), userId, isPrimary, email, ...fields };
    const added = contactView(await addContact(tx, contact, clock.now()));
    // A repetition after a crash finds the contact, and its entry.
    if (!owned.some(({ id }) => id === added.id))
      await record({ ...about(userId), action: 'contact.create', before: null, after: entryOf(added) });
    return added;
  });

export const changePersonContact: Handler<Calls['changeContact'], PeopleDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { id: userId, contact: id } = call.params;
    const before = found(await lockContacts(tx, call.caller.userId, userId), id);
    if (isDeepStrictEqual({ ...before, ...call.body }, before)) return before;
    const { is_primary: isPrimary, ...fields } = call.body;
    const change = { isPrimary, ...fields };
    const after = contactView(await changeContact(tx, { id, userId }, change, clock.now()));
    const [old, now] = [entryOf(before), entryOf(after)];
    await record({ ...about(userId), action: 'contact.change', before: old, after: now });
    return after;
  });

export const removePersonContact: Handler<Calls['removeContact'], PeopleDeps> = (call, { office }) =>
  office.change(call, async (tx, record) => {
    const { id: userId, contact: id } = call.params;
    const before = found(await lockContacts(tx, call.caller.userId, userId), id);
    await removeContact(tx, { id, userId });
    await record({ ...about(userId), action: 'contact.delete', before: entryOf(before), after: null });
  });

/** The contacts of an open account that the caller may change. */
async function lockContacts(tx: Db, callerId: string, userId: string): Promise<OfficePersonContact[]> {
  await lockOpenPerson(tx, userId);
  await requireNotAbove(tx, callerId, userId);
  return contactViewsOf(tx, userId);
}

function found(owned: readonly OfficePersonContact[], id: string): OfficePersonContact {
  const contact = owned.find((one) => one.id === id);
  if (contact === undefined) throw problem('not_found');
  return contact;
}

const about = (userId: string) => ({ target: targetOf(userId), personId: userId, personal });

const entryOf = ({ id, ...fields }: OfficePersonContact) => ({ contact_id: id, ...fields });
