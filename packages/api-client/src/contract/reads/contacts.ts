import { eachIn, naming, recordIn } from '../definition/lenient.ts';
import { contactRecord } from '../records/contacts.ts';
import type { Contact } from '../shapes/contacts.ts';

export const readContact = (raw: unknown): Contact =>
  contactRecord(naming(recordIn(raw, ['contact', 'data']), ['public_id', 'id', 'name']));

export const readContacts = eachIn(['contacts', 'emergency_contacts', 'results'], readContact);
