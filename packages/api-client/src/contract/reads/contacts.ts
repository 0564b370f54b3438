import { eachIn, naming, recordIn, recordOrEmpty } from '../definition/lenient.ts';
import { contactRecord } from '../generated/contacts.ts';
import type { EmergencyContact } from '../generated/contacts.ts';

const wrappers = ['contact', 'data'];

const readContact = (raw: unknown): EmergencyContact =>
  contactRecord(naming(recordIn(raw, wrappers), ['public_id', 'id', 'name']));

/** The reply to a change, which may be empty. */
export const readSavedContact = (raw: unknown): EmergencyContact =>
  contactRecord(recordOrEmpty(raw, wrappers));

export const readContacts = eachIn(['contacts', 'emergency_contacts', 'results'], readContact);
