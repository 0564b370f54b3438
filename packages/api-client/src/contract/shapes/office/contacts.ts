import { staffEmergencyContactForm } from '@detroit-well/validation';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { boolean, publicId, text } from '../primitives.ts';
import { officeList } from './lists.ts';

export const officeContact = z
  .object({
    id: publicId.describe('Id of the contact.'),
    name: text('Marvin Whitaker'),
    relationship: text('spouse'),
    phone: text('(313) 555-0188'),
    email: text('marvin@example.com', 'Empty when the team left it out.'),
    is_primary: boolean(true),
  })
  .meta({ id: 'OfficePersonContact', description: 'Whom to call in an emergency.' });

export const officeContacts = officeList('OfficePersonContacts', officeContact);

export const officeContactBody = staffEmergencyContactForm.check(
  mini.meta({
    id: 'CreatePersonContactRequest',
    description: 'An emergency contact of a person. The email may be left out.',
    examples: [{ name: 'Marvin Whitaker', relationship: 'spouse', phone: '(313) 555-0188' }],
  }),
);

export const officeContactChange = mini.partial(staffEmergencyContactForm).check(
  mini.meta({
    id: 'ChangePersonContactRequest',
    description: 'What changes about an emergency contact.',
    examples: [{ phone: '(313) 555-0189' }],
  }),
);
