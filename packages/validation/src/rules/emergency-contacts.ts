import * as constants from '@detroit-well/config/constants';

interface Contact {
  readonly public_id: string;
  readonly is_primary: boolean;
}

/** True if the member can add another contact: at most 3 (SPEC-A 5). */
export function canAddContact(contacts: readonly Contact[]): boolean {
  return contacts.length < constants.emergencyContacts.max;
}

/** True if a contact other than `public_id` is the primary one; the box is hidden then (SPEC-A 5). */
export function hasOtherPrimary(contacts: readonly Contact[], public_id?: string): boolean {
  return contacts.some((contact) => contact.is_primary && contact.public_id !== public_id);
}
