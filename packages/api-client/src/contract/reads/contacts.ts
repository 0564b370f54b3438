import type { Contact } from '../shapes/contacts.ts';
import { eachIn, naming, recordIn, text } from './lenient.ts';

export function readContact(raw: unknown): Contact {
  const given = naming(recordIn(raw, ['contact', 'data']), ['public_id', 'id', 'name']);
  return {
    public_id: text(given.public_id, text(given.id)),
    name: text(given.name),
    relationship: text(given.relationship),
    phone: text(given.phone),
    email: text(given.email),
    is_primary: given.is_primary === true,
  };
}

export const readContacts = eachIn(['contacts', 'emergency_contacts', 'results'], readContact);
